import { splitLinks } from '../html';
import { toBodyBlocks, type Mail } from '../mail';
import type { Piece } from '../variables';

const looks: Partial<Record<Piece['kind'], string>> = {
  sample: 'rounded bg-warn-soft px-0.5 font-[550] text-warn underline decoration-dotted underline-offset-4',
  open: 'rounded bg-accent-soft px-0.5 font-[550] text-accent',
};

/** The words, with samples and open places set off. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, kind }, index) => {
    const look = looks[kind];
    return look ? (
      <span key={index} className={look}>
        {text}
      </span>
    ) : (
      <span key={index}>{text}</span>
    );
  });
}

/** Addresses look like links here but lead nowhere: this is a preview, and the address may be a sample. */
const LinkedPieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, index) =>
    splitLinks(piece.text).map(({ text, href }, part) => (
      <span key={`${index}-${part}`} className={href ? 'break-all text-accent underline' : ''}>
        <Pieces pieces={[{ ...piece, text }]} />
      </span>
    )),
  );

/** The HTML version as a mail program shows it. */
export function FormattedBody({ mail }: { mail: Mail }) {
  const { address, unsubscribe } = mail.footer;
  return (
    <>
      {toBodyBlocks(mail.body).map((block, index) => {
        if (block.kind === 'paragraph')
          return (
            <p key={index} className="mb-4 last:mb-0">
              {block.lines.map((line, at) => (
                <span key={at}>
                  {at > 0 && <br />}
                  <LinkedPieces pieces={line} />
                </span>
              ))}
            </p>
          );
        const items = block.items.map((item, at) => (
          <li key={at}>
            <LinkedPieces pieces={item} />
          </li>
        ));
        return block.isOrdered ? (
          <ol key={index} className="mb-4 grid list-decimal gap-1 pl-6">
            {items}
          </ol>
        ) : (
          <ul key={index} className="mb-4 grid list-disc gap-1 pl-6">
            {items}
          </ul>
        );
      })}
      {(address.length > 0 || unsubscribe) && (
        <p className="mt-4 border-t border-line pt-3 text-[13px] text-mute">
          {address.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
          {unsubscribe && <span className="underline">Unsubscribe</span>}
        </p>
      )}
    </>
  );
}

/** The plain-text version, letter for letter. */
export function PlainBody({ mail }: { mail: Mail }) {
  const { address, unsubscribe } = mail.footer;
  const foot = [...address, ...(unsubscribe ? [`Unsubscribe: ${unsubscribe}`] : [])];
  return (
    <>
      {mail.body.map((line, index) => (
        <span key={index}>
          {index > 0 && '\n'}
          <Pieces pieces={line} />
        </span>
      ))}
      {foot.length > 0 && `\n\n--\n${foot.join('\n')}`}
    </>
  );
}
