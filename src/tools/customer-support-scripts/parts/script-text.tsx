import { toParts } from '../variables';

const looks = {
  variable: 'rounded bg-accent-soft px-0.5 font-[550] text-accent',
  term: 'rounded bg-warn-soft px-0.5 font-[550] text-warn',
};

/** The words as they are, with what changes from customer to customer set off. */
export function ScriptText({ content }: { content: string }) {
  return toParts(content).map(({ kind, text }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={index} className={looks[kind]}>
        {text}
      </span>
    ),
  );
}
