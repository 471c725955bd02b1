import { dayOf, formatDay } from '@/lib/dates';
import { capitalise, plural, toFileName } from '@/lib/text';
import { tell } from '@/lib/told';
import { folders, type Planned } from './plan';

/** A file that was made, or why it was not. */
interface Made extends Planned {
  content?: Blob;
  missing?: string;
}

interface Room {
  company: string;
  today: string;
}

/** One after the other; one that cannot be made does not stop the rest. */
async function makeFiles(planned: readonly Planned[], onStep: (done: number) => void): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, plan] of planned.entries()) {
    onStep(index);
    // The screen gets its turn, so that it shows how far this is.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      made.push({ ...plan, content: await plan.offer.make() });
    } catch (error) {
      made.push({ ...plan, missing: tell(error, 'It couldn’t be created. Open the document and download it from there.') });
    }
  }
  return made;
}

/** Spaces and everything else a link cannot hold, spelled out. */
const toHref = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The page that a reader opens first: what is here, of which document, and as of when. */
export async function toIndexPage(files: readonly Omit<Made, 'content'>[], { company, today }: Room): Promise<string> {
  const { markup } = await import('@/formats/html');
  const title = company === '' ? 'Data room' : `${company}: data room`;
  const row = ({ entry: { known }, path, missing }: Omit<Made, 'content'>) => {
    const file = path.slice(path.indexOf('/') + 1);
    const changed = formatDay(dayOf(new Date(known.doc.changedAt)));
    return markup`<tr><td>${missing === undefined ? markup`<a href="${toHref(path)}">${file}</a>` : markup`${file}<br /><span class="missing">Missing. ${missing}</span>`}</td><td>${known.title === '' ? known.tool.name : markup`${known.title}<br /><span>${known.tool.name}</span>`}</td><td class="day">${changed}</td></tr>`;
  };
  const sections = folders.flatMap((folder) => {
    const own = files.filter(({ entry }) => entry.folder === folder);
    return own.length === 0
      ? []
      : [
          markup`<h2>${capitalise(folder)}</h2><table><thead><tr><th scope="col">File</th><th scope="col">Document</th><th scope="col" class="day">Last changed</th></tr></thead><tbody>${own.map(row)}</tbody></table>`,
        ];
  });
  const there = files.filter(({ missing }) => missing === undefined).length;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<style>:root{color-scheme:light}body{margin:0;background:#f4f2eb;color:#1a1c19;font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}main{box-sizing:border-box;max-width:900px;margin:32px auto;padding:40px;background:#fff;border:1px solid #e6e2d6;border-radius:10px}h1{font:400 34px/1.1 Georgia,serif;margin:0 0 8px}h2{font-size:18px;margin:28px 0 4px}p{margin:0}p,td span{color:#5d625b}table{width:100%;border-collapse:collapse;table-layout:fixed}th{font-size:13px;font-weight:600;text-align:left;color:#5d625b;border-bottom:1px solid #1a1c19}td,th{padding:8px 12px 8px 0;vertical-align:top;overflow-wrap:anywhere}td{border-bottom:1px solid #e6e2d6}th:first-child{width:44%}.day{width:16%}a{color:#0b6b4a}td .missing{color:#8a5300;font-size:13px}@media(max-width:600px){main{margin:0;padding:20px;border:0}td,th{display:block;padding:2px 0;border:0}thead{display:none}tr{display:block;padding:8px 0;border-bottom:1px solid #e6e2d6}.day{width:auto}}@media print{body{background:#fff}main{margin:0;padding:0;border:0;max-width:none}tr{break-inside:avoid}}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${plural(there, 'file')}, ${formatDay(today, 'long')}</p>
${sections}
</main>
</body>
</html>
`;
  return page.text;
}

/** One ZIP with its folders and an index page; what is missing is named there and in the answer. */
export async function makeRoom(planned: readonly Planned[], room: Room, onStep: (done: number) => void) {
  const made = await makeFiles(planned, onStep);
  const { zipFile } = await import('@/formats/zip');
  const files = Object.fromEntries(made.flatMap(({ path, content }) => (content ? [[path, content] as const] : [])));
  const content = await zipFile({ 'index.html': await toIndexPage(made, room), ...files });
  const stem = room.company === '' ? `data-room-${room.today}` : `${room.company} data-room-${room.today}`;
  return { name: toFileName(stem, 'zip', 'data-room'), content, missing: made.filter(({ missing }) => missing !== undefined) };
}
