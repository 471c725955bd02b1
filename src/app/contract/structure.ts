const textOf = (node: Element | null) => node?.textContent.trim() ?? '';

function nameOf(element: Element): string {
  const said = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => textOf(document.getElementById(id)));
  return said.join('') || element.getAttribute('aria-label') || element.getAttribute('alt') || element.getAttribute('title') || '';
}

const isLabelled = (control: Element) =>
  nameOf(control) !== '' ||
  control.closest('label') !== null ||
  (control.id !== '' && document.querySelector(`label[for="${control.id}"]`) !== null);

const describe = (element: Element) => element.outerHTML.slice(0, 140);

/** What must be so in any part that is opened, whatever it looks like: names, one tab stop, headings in order, nothing pressed inside what is pressed. */
export function findStructureFaults(part: Element): string[] {
  const all = (selector: string) => [...part.querySelectorAll(selector)];
  const faults = (title: string, found: readonly Element[]) => found.map((element) => `${title}: ${describe(element)}`);
  const ids = all('[id]').map(({ id }) => id);
  const levels = all('h2, h3, h4, h5').map(({ tagName }) => Number(tagName[1]));
  return [
    ...faults(
      'a field without a name',
      all('input:not([type=hidden]), select, textarea').filter((control) => !isLabelled(control)),
    ),
    ...faults(
      'a button without a name',
      all('button, a[href]').filter((button) => textOf(button) === '' && nameOf(button) === ''),
    ),
    ...faults(
      'a dialog without a name',
      all('dialog, [role=dialog]').filter((dialog) => nameOf(dialog) === ''),
    ),
    ...faults(
      'a picture without a name',
      all('svg[role=img], img:not([alt])').filter((picture) => nameOf(picture) === ''),
    ),
    ...faults('pressed inside what is pressed', all('button button, button a, a button, a a, button input')),
    ...faults('a list of other things', all('ul > :not(li), ol > :not(li)')),
    ...faults(
      'tabs without one that is chosen',
      all('[role=tablist]').filter((tabs) => tabs.querySelectorAll('[role=tab][aria-selected=true]').length !== 1),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `an id used twice: ${id}`),
    ...levels.flatMap((level, index) =>
      index > 0 && level > (levels[index - 1] ?? 0) + 1 ? [`a heading of level ${level} after one of ${levels[index - 1]}`] : [],
    ),
  ];
}
