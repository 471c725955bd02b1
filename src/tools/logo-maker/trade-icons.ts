import { foldText } from '@/lib/text';
import { matchTrade } from '@/writer/trades/match';
import type { TradeId } from '@/writer/trades/names';
import { figures, type Figure } from './content';
import { iconNames, type IconName } from './icon-names';

/** Trades, then the icons people know them by. */
const byTrade = `
bakery wholesale-bakery: croissant wheat chef-hat sunrise cookie
cakes chocolate: cake cake-slice candy heart cookie
cafe coffee-roasting tea: coffee bean cup-soda leaf sunrise
restaurant takeaway food-truck catering meal-delivery cooking-classes: utensils chef-hat cooking-pot soup pizza flame
packaged-food food-wholesale supplements nutrition: wheat salad carrot apple leaf package
brewery bar: beer barrel wheat martini star
winery wine-shop distillery: wine grape barrel amphora martini
soft-drinks water-treatment: cup-soda droplets citrus waves drop
ice-cream: ice-cream-cone snowflake cherry heart sun
grocery cheese butcher: shopping-basket apple carrot milk beef store
fishmonger fish-farm: fish anchor waves shell
crop-farm livestock-farm farm-supplies farm-software: wheat tractor sprout carrot sunrise
plant-nursery indoor-farm landscaping: sprout flower tree-deciduous shovel leaf clover
forestry camping: tree-pine tent mountain compass axe
beekeeping: hexagon flower-2 bug sun
clothing workwear textiles leather-goods: shirt spool scissors gem crown
footwear: footprints mountain peak bolt
jewellery: gem diamond crown sparkles ring
cosmetics spa beauty-salon: flower-2 sparkles droplets rose feather brush
candles: flame sparkles moon flower
furniture homeware interior-design: sofa lamp bed house amphora
pottery craft-workshops: amphora palette hammer flame origami
toys board-games baby-goods childcare kids-camps: blocks puzzle baby balloon rainbow star
bookshop publishing copywriting translation: book-open feather quote library pen-tool
stationery printing: pen-tool feather origami palette
florist wedding-planning: flower rose flower-2 heart ring
bicycle-shop bicycle-repair: bike wrench cog mountain
sports-goods gym personal-training sports-coaching martial-arts: dumbbell trophy medal volleyball bolt flame
yoga counselling coaching: flower-2 sun waves brain heart
consumer-electronics electronics connected-devices: cpu plug smartphone wifi bolt
pet-supplies pet-care veterinary: paw-print dog cat bird heart
second-hand recycling: recycle tag shirt leaf
gifts: gift heart sparkles star
retail online-shop marketplace retail-software: shopping-bag store tag shopping-cart package
pharmacy medical-practice medical-devices telehealth health-software home-care care-home: heart-pulse stethoscope pill cross hand-heart shield
dental-practice dental-lab physiotherapy: hand-heart spark heart-pulse sun shield
optician: glasses eye aperture
biotech chemicals: dna flask-conical microscope atom
hair-salon barber tattoo: scissors brush crown spark
cleaning office-cleaning clinic-cleaning laundry household-products: sparkles droplets house wind
plumbing heating-cooling: droplets wrench flame snowflake house
electrical energy ev-charging energy-storage: plug bolt lightbulb battery
solar: solar-panel sun sunrise leaf bolt
roofing building renovation building-materials construction-software windows window-film flooring kitchen-fitting: house hammer hard-hat building-2 ruler traffic-cone
painting: paint-roller paintbrush palette house
carpentry handyman: hammer axe ruler wrench tree-pine
metalwork machinery engineering robotics: cog factory magnet wrench bot
pest-control: bug shield house
locksmith security-services security-software self-storage: key lock shield fingerprint castle
removals freight courier warehousing logistics-software packaging: truck package box warehouse globe
architecture estate-agency property-management property-software: building-2 house key landmark ruler
holiday-lets hotel hospitality-software: hotel concierge-bell bed key tree-palm
coworking event-venue: users coffee building-2 layers
signage: megaphone palette flag
3d-printing plastics: layers box recycle
drones: send satellite camera plane
taxi car-repair car-dealer car-care vehicle-rental driving-school: car wrench cog compass key
equipment-rental: drill shovel key cog
accounting accounting-software financial-advice lending payments fintech crypto insurance: coins chart-line piggy-bank shield umbrella chart-pie
law-firm legal-software: scale gavel landmark feather
consulting hr-software recruitment virtual-assistant corporate-training: handshake users briefcase chart-line compass
marketing-agency pr-agency news-media: megaphone send message-circle spark newspaper
web-design graphic-design product-design art: pen-tool palette layers aperture spark
software-development software developer-tools coding-school hosting it-support: code terminal layers server blocks
ai-software data-software sales-software: network bot database chart-line infinity
mobile-app: smartphone bolt layers message-circle
video-games: gamepad-2 puzzle rocket bolt
environmental-consulting: leaf sprout globe recycle
event-planning leisure-venue: balloon sparkles calendar star drama
photography videography: camera aperture film clapperboard
funeral: tree-deciduous rose sunset bird
tutoring school education-software online-courses language-school: graduation-cap book-open lightbulb library globe
music music-lessons musical-instruments podcast: music guitar piano drum mic headphones
dance-school: music drama sparkles wave
tours travel-agency: compass globe plane map-pin sailboat mountain
charity: hand-heart heart users sun
`;

/** Words in names that call for a picture. */
const byWord = `
harbor harbour port dock quay: anchor sailboat
fern garden green root seed meadow: sprout leaf
hill summit alpine ridge crest: mountain peak
river lake sea ocean tide bay coast: waves wave sailboat
north polar way path trail: compass
night owl: moon bird
sky cloud air: cloud wind
fire ember hearth: flame
forest wood oak pine timber: tree-pine tree-deciduous
stone rock brick: mountain castle
light bright lumen lamp: lightbulb sun
king queen royal: crown
bee honey: hexagon flower-2
fox wolf bear hound: paw-print
fast swift quick jet: bolt rocket
bread loaf rye mill: wheat croissant
star nova: star sparkles
`;

type Suggested = IconName | Figure;
const known: ReadonlySet<string> = new Set([...iconNames, ...figures]);

const read = (table: string): ReadonlyMap<string, readonly Suggested[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [keys = '', icons = ''] = line.split(': ');
        const suggested = icons.split(' ').filter((icon): icon is Suggested => known.has(icon));
        return keys.split(' ').map((key): [string, readonly Suggested[]] => [key, suggested]);
      }),
  );

export const tradeIcons = read(byTrade) as ReadonlyMap<TradeId, readonly Suggested[]>;
const wordIcons = read(byWord);

/** Icons for a company: those its name calls for, then those of what it sells. */
export function fittingIcons(name: string, sold: string): Suggested[] {
  const words = foldText(name).split(/[^a-z]+/);
  const { trade, alternatives } = matchTrade(sold);
  const ofTrade = [trade, ...alternatives.slice(0, 1)].flatMap((id) => (id ? (tradeIcons.get(id) ?? []) : []));
  const named = words.flatMap((word) => [
    ...(wordIcons.get(word) ?? []),
    ...(known.has(word) ? [word as Suggested] : known.has(word.replace(/s$/, '')) ? [word.replace(/s$/, '') as Suggested] : []),
  ]);
  return [...new Set([...named.slice(0, 4), ...ofTrade])];
}
