import { isZone, listZones } from '@/lib/zones';

/** Browsers go on listing some cities by a name that nobody there looks for. */
const newNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name a zone goes by today, where the browser knows it. */
export function renameZone(zone: string): string {
  const name = newNames[zone];
  return name !== undefined && isZone(name) ? name : zone;
}

let names: string[] | undefined;

/** Every zone to choose from, UTC first. */
export function zoneNames(): string[] {
  const [utc = 'UTC', ...others] = names ? [] : listZones();
  return (names ??= [utc, ...[...new Set(others.map(renameZone))].sort()]);
}
