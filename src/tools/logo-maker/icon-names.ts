/** Icons of Lucide that can stand in a logo, by what they are about. Their drawings arrive when one is wanted. */
export const iconGroups = {
  'Food and drink':
    'coffee croissant cake cake-slice pizza sandwich utensils chef-hat cooking-pot wine beer martini cup-soda ice-cream-cone soup salad apple cherry grape citrus banana carrot wheat bean nut egg milk fish beef cookie candy donut vegan',
  'Shops and goods':
    'store shopping-bag shopping-cart shopping-basket tag gift package shirt gem crown watch glasses footprints scissors sparkles brush spool sofa bed lamp baby balloon',
  'Nature and animals':
    'flower flower-2 rose clover sprout tree-pine tree-deciduous tree-palm mountain mountain-snow waves droplets snowflake cloud wind rainbow sunrise dog cat bird rabbit turtle snail squirrel bug paw-print shell',
  'Travel and transport':
    'tent compass map-pin globe plane ship anchor sailboat kayak car truck bus bike train-front tractor rocket luggage hotel concierge-bell',
  'Building and crafts':
    'hammer wrench drill axe shovel ruler paint-roller paintbrush hard-hat traffic-cone plug lightbulb house building-2 warehouse factory landmark castle fence key lock barrel amphora origami',
  Technology:
    'laptop smartphone cpu server database code terminal bot network wifi radio satellite gamepad-2 puzzle blocks layers box infinity atom dna flask-conical microscope telescope fingerprint solar-panel battery magnet cog',
  'Health and sport': 'heart-pulse stethoscope pill bandage brain eye hand-heart dumbbell medal trophy volleyball',
  'Culture and words':
    'music guitar piano drum mic headphones camera aperture film clapperboard drama palette feather pen-tool book-open library graduation-cap newspaper quote message-circle megaphone send',
  'Work and money': 'briefcase scale gavel handshake users chart-line chart-pie coins piggy-bank calendar hourglass recycle umbrella flag',
} as const;

type Words<List extends string> = List extends `${infer First} ${infer Rest}` ? First | Words<Rest> : List;
export type IconName = Words<(typeof iconGroups)[keyof typeof iconGroups]>;

export const iconNames = Object.values(iconGroups).flatMap((names) => names.split(' ')) as IconName[];
