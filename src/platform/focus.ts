/** What a list is made of, in whatever markup. */
const rows = 'li, tr, article, [role="listitem"], [role="row"]';
const controls = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** A message goes away with its button. */
const message = '[role="status"]';

interface Place {
  control: Element;
  /** What had the focus before a message was answered. */
  before?: Element | undefined;
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

function rescue({ control, before, neighbours, around }: Place): void {
  if (before instanceof HTMLElement && before.checkVisibility()) return before.focus({ preventScroll: true });
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
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const changes = new MutationObserver(() => {
    const place = last;
    if (!place) return;
    if (place.control.isConnected) {
      last = { ...placeOf(place.control), before: place.before };
      return;
    }
    changes.disconnect();
    // The screen may have a place of its own in mind.
    requestAnimationFrame(() => requestAnimationFrame(() => isLost() && rescue(place)));
  });
  const watch = () => changes.observe(document.body, { childList: true, subtree: true });
  const remember = ({ target }: { target: unknown }) => {
    if (!(target instanceof Element) || target === document.body) return;
    const before = target.closest(message) ? (last?.before ?? last?.control) : undefined;
    last = { ...placeOf(target), before };
    watch();
  };
  // What is scrolled out of a long list is gone too, and nobody is there any more; the next key or press is a new beginning.
  const rest = () => changes.disconnect();
  remember({ target: document.activeElement });
  document.addEventListener('focusin', remember);
  document.addEventListener('click', watch, true);
  document.addEventListener('keydown', watch, true);
  document.addEventListener('scroll', rest, true);
  return () => {
    rest();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', watch, true);
    document.removeEventListener('keydown', watch, true);
    document.removeEventListener('scroll', rest, true);
  };
}
