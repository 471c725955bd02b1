/** What a list is made of, in whatever markup. */
const rows = 'li, tr, article, [role="listitem"], [role="row"]';
const controls = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

interface Place {
  control: Element;
  /** The rows beside it, next first, while they are still known. */
  neighbours: Element[];
  /** What the rows stand in, from the inside out. */
  around: Element[];
}

function placeOf(control: Element): Place {
  const row = control.closest(rows);
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling].filter((found) => found instanceof Element);
  const around: Element[] = [];
  for (let box = (row ?? control).parentElement; box; box = box.parentElement) around.push(box);
  return { control, neighbours, around };
}

const verbOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(/\s/, 1)[0];

/** The same button of the next row, or whatever can be used there. */
function findIn(row: Element, verb: string | undefined): HTMLElement | undefined {
  const found = [...row.querySelectorAll<HTMLElement>(controls)];
  return found.find((control) => verbOf(control) === verb) ?? found[0];
}

/** One that is only printed cannot take the focus. */
const headingIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('h1, h2, h3')].find((found) => found.checkVisibility());

function rescue({ control, neighbours, around }: Place): void {
  const verb = verbOf(control);
  const next = neighbours.filter((row) => row.isConnected).map((row) => findIn(row, verb));
  const heading = around
    .filter((element) => element.isConnected)
    .map(headingIn)
    .find((found) => found !== undefined);
  const target = next.find((found) => found !== undefined) ?? heading;
  if (!target) return;
  if (target === heading) heading.tabIndex = -1;
  target.focus({ preventScroll: target === heading });
}

/**
 * A button that goes away with what it did, such as a row's Delete, leaves the keyboard nowhere.
 * Then the next row has the focus, or the heading of the list.
 */
export function keepFocus(): () => void {
  let last: Place | undefined;
  const remember = ({ target }: { target: unknown }) => {
    if (target instanceof Element && target !== document.body) last = placeOf(target);
  };
  remember({ target: document.activeElement });
  const look = () => {
    const place = last;
    if (!place?.control.isConnected) return;
    const fresh = placeOf(place.control);
    // The page is drawn anew after the handlers; where parts arrive late, a little later.
    const check = (tries: number) =>
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (!fresh.control.isConnected && isLost) rescue(fresh);
        else if (tries > 1 && isLost) check(tries - 1);
      });
    check(4);
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('click', look, true);
  document.addEventListener('keydown', look, true);
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', look, true);
    document.removeEventListener('keydown', look, true);
  };
}
