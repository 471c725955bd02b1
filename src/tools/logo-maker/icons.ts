import type { IconName } from './icon-names';

/** Each as its file is written; what is listed here and in the names is held together by a test. */
const files = import.meta.glob<string>(
  [
    '/node_modules/lucide-static/icons/{coffee,croissant,cake,cake-slice,pizza,sandwich,utensils,chef-hat,cooking-pot,wine,beer,martini,cup-soda,ice-cream-cone,soup,salad,apple,cherry,grape,citrus,banana,carrot,wheat,bean,nut,egg,milk,fish,beef,cookie,candy,donut,vegan}.svg',
    '/node_modules/lucide-static/icons/{store,shopping-bag,shopping-cart,shopping-basket,tag,gift,package,shirt,gem,crown,watch,glasses,footprints,scissors,sparkles,brush,spool,sofa,bed,lamp,baby,balloon}.svg',
    '/node_modules/lucide-static/icons/{flower,flower-2,rose,clover,sprout,tree-pine,tree-deciduous,tree-palm,mountain,mountain-snow,waves,droplets,snowflake,cloud,wind,rainbow,sunrise,dog,cat,bird,rabbit,turtle,snail,squirrel,bug,paw-print,shell}.svg',
    '/node_modules/lucide-static/icons/{tent,compass,map-pin,globe,plane,ship,anchor,sailboat,kayak,car,truck,bus,bike,train-front,tractor,rocket,luggage,hotel,concierge-bell}.svg',
    '/node_modules/lucide-static/icons/{hammer,wrench,drill,axe,shovel,ruler,paint-roller,paintbrush,hard-hat,traffic-cone,plug,lightbulb,house,building-2,warehouse,factory,landmark,castle,fence,key,lock,barrel,amphora,origami}.svg',
    '/node_modules/lucide-static/icons/{laptop,smartphone,cpu,server,database,code,terminal,bot,network,wifi,radio,satellite,gamepad-2,puzzle,blocks,layers,box,infinity,atom,dna,flask-conical,microscope,telescope,fingerprint,solar-panel,battery,magnet,cog}.svg',
    '/node_modules/lucide-static/icons/{heart-pulse,stethoscope,pill,bandage,brain,eye,hand-heart,dumbbell,medal,trophy,volleyball}.svg',
    '/node_modules/lucide-static/icons/{music,guitar,piano,drum,mic,headphones,camera,aperture,film,clapperboard,drama,palette,feather,pen-tool,book-open,library,graduation-cap,newspaper,quote,message-circle,megaphone,send}.svg',
    '/node_modules/lucide-static/icons/{briefcase,scale,gavel,handshake,users,chart-line,chart-pie,coins,piggy-bank,calendar,hourglass,recycle,umbrella,flag}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const readNumbers = (markup: string) =>
  Object.fromEntries([...markup.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const round = (value: number) => Math.round(value * 1_000) / 1_000;

function roundCorners(x: number, y: number, width: number, height: number, r: number): string {
  const [right, bottom] = [round(x + width), round(y + height)];
  if (r === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${round(toX)} ${round(toY)}`;
  return `M${round(x + r)} ${y}H${round(right - r)}${arc(right, y + r)}V${round(bottom - r)}${arc(right - r, bottom)}H${round(x + r)}${arc(x, bottom - r)}V${round(y + r)}${arc(x + r, y)}Z`;
}

function toOutline(tag: string, markup: string): string {
  const given = readNumbers(markup);
  const at = (name: string) => Number(given[name] ?? 0);
  switch (tag) {
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = tag === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')];
      const [left, right, y] = [round(at('cx') - rx), round(at('cx') + rx), at('cy')];
      return `M${left} ${y}A${rx} ${ry} 0 1 1 ${right} ${y}A${rx} ${ry} 0 1 1 ${left} ${y}Z`;
    }
    case 'rect':
      return roundCorners(at('x'), at('y'), at('width'), at('height'), at('rx') || at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${given['points'] ?? ''}${tag === 'polygon' ? 'Z' : ''}`;
    default:
      return given['d'] ?? '';
  }
}

const pair = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*/;

/** A part that stands behind another counts from the corner, as it does alone; what follows its first point still counts from there. */
const fromCorner = (d: string) => d.replace(pair, (_, x: string, y: string) => `M${x} ${y}l`).replace(/l(?=[a-zA-Z]|$)/, '');

/** The lines of an icon's file as one path. */
export const toLines = (file: string): string =>
  [...file.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\b([^>]*?)\/?>/g)]
    .map(([, tag = '', markup = '']) => fromCorner(toOutline(tag, markup)))
    .join('');

/** Lines two units wide on a square of 24. */
export const icons = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), toLines(file)]),
) as Record<IconName, string>;
