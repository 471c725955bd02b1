/**
 * Pictures for names of any trade, each with what it brings to mind. None of them says what a business sells:
 * what it sells is said by the user's own words alone.
 */
export const pictures =
  'compass=direction;lantern=light on the way;harbor=safety;anchor=steadiness;beacon=a clear signal;cedar=strength;meadow=open space;kite=lightness;bridge=bringing sides together;ember=warmth;juniper=freshness;summit=something to aim for;marble=lasting quality;willow=bending without breaking;pebble=something small to keep;orchard=things planted with care;tandem=working side by side;cairn=a marked path;prism=a fresh view;quartz=precision;acorn=small beginnings;atlas=wide horizons;linen=plain good material;copper=warm color;horizon=a far view;drift=an easy pace;keel=staying upright;lattice=parts that fit together;arbor=shade;clover=luck;canopy=shelter;fathom=depth;lark=an early start;tidal=a force that returns;timber=things that last;velvet=a soft touch;saffron=color;thistle=grit;pennant=a sign that carries;meridian=the high point';

/** Nouns for a business of any kind, after the user's own. */
export const kinds = 'Company;Works;Partners;House;Workshop;Studio';

/** Longer names around a word of the user, which goes where {R} is. */
export const phrases =
  'The Way to {R};{R} in Good Hands;A Better Kind of {R};{R} Done Right;More Than Just {R};All Things {R};{R} Before Breakfast;The Long Way to {R};{R} Around the Corner;Ask Us About {R};{R} in Plain Words;Room for {R};A Measure of {R};The Case for {R};{R} at Every Step;First Comes {R};{R} by Heart;Made Around {R}';
