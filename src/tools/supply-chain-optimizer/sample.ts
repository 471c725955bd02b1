import type { ChainLink, ChainNode } from './model';

/** Invented companies and figures. */
const node = (
  key: string,
  name: string,
  type: ChainNode['type'],
  location: string,
  [leadTime, cost, capacity, reliability]: readonly [number, number, number, number],
  needs: ChainNode['needs'] = 'any',
): ChainNode => ({ id: `sample-${key}`, name, type, location, leadTime, cost, charged: 'one-off', capacity, reliability, needs });

const link = (
  source: string,
  target: string,
  transport: ChainLink['transport'],
  [cost, time, distance]: readonly [number, number, number],
  item = '',
): ChainLink => ({
  id: `sample-${source}-${target}`,
  source: `sample-${source}`,
  target: `sample-${target}`,
  transport,
  cost,
  charged: 'per shipment',
  time,
  distance,
  measuredIn: 'miles',
  item,
  quantity: 1,
});

export const sampleNodes: ChainNode[] = [
  node('oak', 'Oakdale Timber', 'supplier', 'Portland, OR', [7, 2000, 900, 92]),
  node('fittings', 'Song Hong Fittings', 'supplier', 'Hai Phong', [14, 1500, 1200, 85]),
  node('plant', 'Tacoma Workshop', 'manufacturer', 'Tacoma, WA', [5, 18000, 800, 95], 'all'),
  node('west', 'Reno Warehouse', 'distributor', 'Reno, NV', [2, 6000, 500, 97]),
  node('east', 'Columbus Warehouse', 'distributor', 'Columbus, OH', [2, 5500, 400, 96]),
  node('shop', 'Fifth Street Shop', 'retailer', 'Chicago, IL', [1, 4000, 300, 98]),
  node('online', 'Online Customers', 'customer', 'United States', [0, 0, 0, 100]),
  node('local', 'Chicago Customers', 'customer', 'Chicago, IL', [0, 0, 0, 100]),
];

export const sampleLinks: ChainLink[] = [
  link('oak', 'plant', 'Truck', [350, 1, 145], 'Timber'),
  link('fittings', 'plant', 'Sea', [1900, 24, 6900], 'Fittings'),
  link('plant', 'west', 'Truck', [680, 2, 710]),
  link('plant', 'east', 'Rail', [900, 6, 2450]),
  link('west', 'online', 'Air', [540, 1, 1500]),
  link('east', 'online', 'Truck', [430, 3, 800]),
  link('east', 'shop', 'Truck', [260, 1, 355]),
  link('shop', 'local', 'Truck', [120, 1, 12]),
];
