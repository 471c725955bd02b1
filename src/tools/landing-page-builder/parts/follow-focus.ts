import { anchorsOf } from '../body';
import type { Section } from '../model';

/** The preview shows the section that is being written. */
export function followFocus(target: Element, place: HTMLElement | null, sections: readonly Section[]): void {
  const anchor = anchorsOf(sections.filter(({ isHidden }) => !isHidden)).get(
    target.closest<HTMLElement>('[data-section]')?.dataset.section ?? '',
  );
  const frame = place?.querySelector('iframe')?.contentWindow;
  const section = anchor && frame?.document.getElementById(anchor);
  if (section) frame?.scrollTo({ top: section.getBoundingClientRect().top + frame.scrollY });
}
