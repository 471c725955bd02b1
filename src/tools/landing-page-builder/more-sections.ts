import { toEndpoint, toHref } from './links';
import { markup, Markup, none, when } from './markup';
import { readItem, readSection, type Section } from './model';
import { button, head, heading, image, paragraph, partLevel, sampleNote, type MoreSections, type Writing } from './sections';

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function pricingParts(section: Section, writing: Writing): Markup {
  const { heading: title, intro } = readSection('pricing', section);
  const plans = section.items
    .map((item) => readItem('pricing', item))
    .filter(({ name, price, points }) => name || price || points.trim())
    .map((plan) => {
      const points = linesOf(plan.points).map((point) => markup`<li>${point}</li>`);
      const link = plan.buttonLink === '' ? writing.mainLink : toHref(plan.buttonLink);
      const period = plan.period ? `\n${plan.period}` : '';
      return markup`<li class="plan${plan.isHighlighted ? ' main' : ''}">${heading(partLevel(title), plan.name)}${when(
        plan.price,
        () => markup`<p class="price">${plan.price}</p>`,
      )}${paragraph('mute', period)}${
        points.length > 0 ? markup`<ul class="points">${points}</ul>` : none
      }${button(plan.buttonText, link, plan.isHighlighted ? '' : ' outline')}</li>`;
    });
  if (plans.length === 0) return none;
  return markup`${head(title, intro)}<ul class="grid plans">\n${plans}</ul>${sampleNote(section)}`;
}

function faqParts(section: Section): Markup {
  const { heading: title } = readSection('faq', section);
  const questions = section.items
    .map((item) => readItem('faq', item))
    .filter(({ question }) => question)
    .map(
      ({ question, answer }) =>
        markup`<details><summary>${heading(partLevel(title), question)}</summary>${paragraph('answer', answer)}</details>\n`,
    );
  if (questions.length === 0) return none;
  const list = markup`<div class="questions">${questions}${sampleNote(section)}</div>`;
  return title.trim() ? markup`<div class="split"><div>${heading(2, title)}</div>${list}</div>` : list;
}

function logoParts(section: Section, writing: Writing): Markup {
  const logos = section.items
    .map((item) => {
      const { name } = readItem('logos', item);
      const picture = image(item.picture, name || 'logo', writing);
      return picture.text ? picture : markup`${name}`;
    })
    .filter(({ text }) => text !== '')
    .map((logo) => markup`<li>${logo}</li>`);
  if (logos.length === 0) return none;
  return markup`${heading(2, readSection('logos', section).heading)}<ul>${logos}</ul>${sampleNote(section)}`;
}

function formParts(section: Section, { isPreview, anchors }: Writing): Markup {
  const { heading: title, intro, endpoint, submitText, asksName, note } = readSection('form', section);
  const target = toEndpoint(endpoint);
  const id = anchors.get(section.id) ?? 'form';
  const name = when(asksName, () => markup`<label for="${id}-name">Name<input id="${id}-name" name="name" autocomplete="name"></label>`);
  const text = submitText || 'Send';
  const inputs = markup`${name}<label for="${id}-email">E-mail<input id="${id}-email" name="email" type="email" required autocomplete="email"></label>${
    target
      ? markup`<button class="button" type="${isPreview ? 'button' : 'submit'}">${text}</button>`
      : markup`<button class="button" type="button" disabled>${text}</button>`
  }${target ? paragraph('note', note) : markup`<p class="note">This form is not connected yet.</p>`}`;
  const mail = target?.startsWith('mailto:') ? new Markup(' enctype="text/plain"') : none;
  // In the preview and without an address there is no form element, so that nothing can ever be sent.
  const form =
    target && !isPreview
      ? markup`<form class="fields" method="post" action="${target}"${mail}>${inputs}</form>`
      : markup`<div class="fields">${inputs}</div>`;
  return markup`<div class="split"><div>${heading(2, title)}${paragraph('intro', intro)}</div>${form}</div>`;
}

const style = `.plans { grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: 24px; align-items: stretch; }
.plans li.plan { display: flex; flex-direction: column; padding: 36px 32px; border: 1px solid var(--line); border-radius: 20px; background: var(--background); }
.plans li.plan.main { border: 2px solid var(--edge); padding: 35px 31px; }
.price { margin-top: 16px; font-family: var(--display); font-weight: var(--display-weight); font-size: 2.75rem; line-height: 1.1; letter-spacing: -0.03em; }
.points { margin-block: 24px 32px; }
.points li { padding-block: 9px; border-top: 1px solid var(--line); }
.plan .button { margin-top: auto; }

.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr); gap: 40px clamp(32px, 6vw, 96px); }
.questions details { border-top: 1px solid var(--line); }
.questions details:last-child { border-bottom: 1px solid var(--line); }
.questions summary { display: flex; justify-content: space-between; gap: 24px; padding-block: 22px; cursor: pointer; list-style: none; }
.questions summary::-webkit-details-marker { display: none; }
.questions summary::after { content: "+"; flex: none; font-size: 1.5rem; line-height: 1.1; color: var(--link); }
.questions details[open] summary::after { content: "\\2212"; }
.questions summary > * { min-width: 0; }
.questions .answer { max-width: 64ch; padding-bottom: 28px; color: var(--mute); }

.logos { padding-block: clamp(40px, 5vw, 72px); }
.logos h2 { font-family: inherit; font-size: 0.9375rem; font-weight: 500; line-height: 1.5; letter-spacing: 0; color: var(--mute); }
.logos ul { display: flex; flex-wrap: wrap; align-items: center; gap: 24px clamp(32px, 5vw, 72px); margin-top: 24px; }
.logos li { min-width: 0; font-size: 1.3125rem; font-weight: 650; letter-spacing: -0.02em; }
.logos img { width: auto; max-height: 44px; }

.signup .split { align-items: center; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.fields { display: grid; gap: 16px; }
.fields label { display: grid; gap: 6px; font-size: 0.9375rem; font-weight: 600; }
.fields input { width: 100%; min-width: 0; padding: 15px 18px; border: 1px solid var(--mute); border-radius: 12px; background: var(--background); color: var(--text); font: inherit; font-size: 1.0625rem; }
.fields .note { font-size: 0.9375rem; color: var(--mute); }
@media (max-width: 768px) {
  .plans, .split, .signup .split { grid-template-columns: minmax(0, 1fr); }
  .plans li.plan { padding: 30px 24px; }
  .plans li.plan.main { padding: 29px 23px; }
}
@media (max-width: 420px) {
  .fields .button { width: 100%; }
}
`;

export const moreSections: MoreSections = {
  writers: { pricing: pricingParts, faq: faqParts, logos: logoParts, form: formParts },
  style,
};
