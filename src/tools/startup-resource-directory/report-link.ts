import { formatDay } from '@/lib/dates';
import { nameOf, type Resource } from './model';

/** A mail draft about an address that no longer works; whom it goes to is up to the sender. */
export function toReportLink({ name, url, listedOn, checkedOn }: Resource): string {
  const title = nameOf({ name });
  const lines = [
    'This entry of the resource directory no longer works:',
    '',
    `Name: ${title}`,
    `Address: ${url.trim()}`,
    listedOn === '' ? '' : `Listed on: ${formatDay(listedOn)}`,
    checkedOn === '' ? '' : `Last checked: ${formatDay(checkedOn)}`,
    '',
    'What I saw:',
    '',
  ];
  const body = lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\r\n');
  return `mailto:?subject=${encodeURIComponent(`Dead link: ${title}`)}&body=${encodeURIComponent(body)}`;
}
