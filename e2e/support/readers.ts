/** Independent readers for the files the suite makes: none of them is the library that wrote the file. */
import { unzipSync } from 'fflate';
import ICAL from 'ical.js';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PNG } from 'pngjs';
import { readSheet } from 'read-excel-file/node';

/** The selectable text of each page. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
  }
  await task.destroy();
  return pages;
}

export async function readDocx(bytes: Buffer): Promise<{ text: string; html: string }> {
  const [{ value: text }, { value: html }] = await Promise.all([
    mammoth.extractRawText({ buffer: bytes }),
    mammoth.convertToHtml({ buffer: bytes }),
  ]);
  return { text, html };
}

/** The rows of one sheet, the first unless named. */
export const readXlsx = async (bytes: Buffer, sheet: number | string = 1): Promise<unknown[][]> => readSheet(bytes, sheet);

/** The text of each slide, read from the file's own parts. */
export function readPptx(bytes: Buffer): string[] {
  const parts = unzipSync(new Uint8Array(bytes));
  return Object.keys(parts)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map((name) => [...new TextDecoder().decode(parts[name]).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join('\n'));
}

export const readPng = (bytes: Buffer) => PNG.sync.read(bytes);

/** Red, green, blue and alpha at a point. */
export function pixelAt({ data, width }: PNG, x: number, y: number): [number, number, number, number] {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
}

export interface ReadEvent {
  uid: string;
  summary: string;
  day: string;
  isAllDay: boolean;
  /** The instants of the start and, for what repeats, of the first few times it takes place. */
  starts: string[];
  minutes: number;
  zone: string;
  repeat: string;
}

const shownTimes = 6;

/** Events as a calendar program reads them: times by the zones that the file itself describes. */
export function readIcs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const times = event.iterator();
    const starts: string[] = [];
    for (let time = times.next(); time && starts.length < shownTimes; time = times.next()) starts.push(time.toJSDate().toISOString());
    return {
      uid: event.uid,
      summary: event.summary,
      day: event.startDate.toString().slice(0, 10),
      isAllDay: event.startDate.isDate,
      starts,
      minutes: event.duration.toSeconds() / 60,
      zone: event.startDate.zone?.tzid ?? '',
      repeat: component.getFirstPropertyValue('rrule')?.toString() ?? '',
    };
  });
}
