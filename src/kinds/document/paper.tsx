import { chaptersIn, coverLogo, figureTerms, pictureUrl, withLook, type Block, type Document, type Tone } from '@/lib/blocks';
import { safeUrl } from '@/lib/links';
import { patternPath } from '@/lib/pattern';
import { useWorkspace } from '@/workspace/store';
import { PaperTable, side } from './paper-table';
import { Lead, Rich, Signatures, Terms } from './paper-text';

const tones: Record<Tone, string> = {
  plain: '',
  muted: 'text-mute',
  strong: 'font-semibold',
  figure: 'font-serif text-2xl',
  warn: 'text-warn',
};

/** The document as it will be in the file, drawn from the same blocks. */
export function Paper({ document: given }: { document: Document }) {
  const document = withLook(
    given,
    useWorkspace(({ company }) => company.look),
  );
  const numbers = document.hasNumbers ? chapterNumbers(document.blocks) : [];
  return (
    <article aria-label={document.title} className="paper px-5 py-7 sm:px-10 sm:py-10">
      {document.mark && <p className="chip chip-warn mb-3">{document.mark}</p>}
      {document.blocks.map((block, index) =>
        block.kind === 'contents' ? (
          <Contents key={index} title={block.title} blocks={document.blocks} />
        ) : (
          <BlockView key={index} block={block} number={numbers[index]} />
        ),
      )}
      {document.foot && <p className="mt-6 border-t border-line pt-3 text-[13px] text-mute">{document.foot}</p>}
    </article>
  );
}

function chapterNumbers(blocks: readonly Block[]): (number | undefined)[] {
  let count = 0;
  return blocks.map((block) => (block.kind === 'heading' && block.level === 2 ? (count += 1) : undefined));
}

function Contents({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  return (
    <div className="mb-4">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-0.5 text-mute">
        {chaptersIn(blocks).map((chapter, index) => (
          <li key={index}>
            <Rich text={chapter} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block, number }: { block: Block; number?: number | undefined }) {
  switch (block.kind) {
    case 'heading':
      if (block.level === 1)
        return (
          <h2 className="mb-1 font-serif text-4xl break-words">
            <Rich text={block.text} />
          </h2>
        );
      if (block.level === 2)
        return (
          <h3 className="mt-6 mb-1.5 font-serif text-2xl break-words">
            {number !== undefined && (
              <span aria-hidden="true" className="mr-3 text-accent">
                {number}
              </span>
            )}
            <Rich text={block.text} />
          </h3>
        );
      return (
        <h4 className="mt-4 mb-1 font-semibold">
          <Rich text={block.text} />
        </h4>
      );
    case 'paragraph':
      return (
        <p className={`mb-1.5 break-words whitespace-pre-line ${tones[block.tone ?? 'plain']} ${side(block.align)}`}>
          <Rich text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Rich text={item} />
        </li>
      ));
      return block.ordered === 'letters' ? (
        <ol className="mb-3 list-[lower-alpha] space-y-1 pl-6">{items}</ol>
      ) : block.ordered ? (
        <ol className="mb-3 list-decimal space-y-1 pl-5">{items}</ol>
      ) : (
        <ul className="mb-3 list-disc space-y-1 pl-5">{items}</ul>
      );
    }
    case 'table':
      return <PaperTable block={block} />;
    case 'totals':
      return (
        <table className="mb-4 ml-auto w-full sm:w-auto sm:min-w-64">
          <tbody>
            {block.rows.map(({ label, value, tone }) => (
              <tr key={label} className={`${tones[tone ?? 'plain']} ${tone === 'figure' ? 'border-t border-line-strong' : ''}`}>
                <th scope="row" className="py-1 pr-6 text-left [font-weight:inherit]">
                  {label}
                </th>
                <td className="py-1 text-right whitespace-nowrap">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'columns':
      return (
        <div className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-3">
          {block.columns.map((column, index) => (
            <div key={index} className="min-w-0 flex-[1_1_180px]" style={block.weights && { flex: `${block.weights[index] ?? 1} 1 60px` }}>
              <Blocks blocks={column} />
            </div>
          ))}
        </div>
      );
    case 'link': {
      const url = safeUrl(block.url);
      return (
        <p className="mb-1.5">
          {url ? (
            <a className="link" href={url} target="_blank" rel="noopener noreferrer">
              {block.text}
            </a>
          ) : (
            block.text
          )}
        </p>
      );
    }
    case 'pattern':
      return (
        <svg
          role="img"
          aria-label={block.label}
          width={block.size}
          height={block.size}
          viewBox={`0 0 ${block.rows.length} ${block.rows.length}`}
          shapeRendering="crispEdges"
          className="mb-2"
        >
          <path fill="#000" d={patternPath(block.rows)} />
        </svg>
      );
    case 'picture':
      return (
        <img
          alt={block.label}
          src={pictureUrl(block.picture)}
          width={block.picture.width}
          height={block.picture.height}
          className="mb-3 h-auto max-w-full"
        />
      );
    case 'signatures':
      return <Signatures parties={block.parties} />;
    case 'contents':
      return null;
    case 'break':
      return <div className="my-6 break-after-page border-t border-dashed border-line" />;
    case 'rule':
      return <hr className="my-5 border-line" />;
    case 'cover':
      return (
        <header className="mb-6 border-b border-line pb-6">
          <Blocks blocks={coverLogo(block)} />
          <h2 className="font-serif text-4xl break-words">
            <Rich text={block.title} />
          </h2>
          <span className="my-4 block w-10 border-b-2 border-accent" />
          {block.lead && <Lead text={block.lead} />}
          <Terms terms={block.facts} className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(144px,1fr))] gap-3" />
        </header>
      );
    case 'lead':
      return <Lead text={block.text} />;
    case 'note':
      return (
        <p className="my-3 border-l-2 border-accent pl-3 text-[13px] text-mute">
          <Rich text={block.text} />
        </p>
      );
    case 'figures':
      return (
        <dl className="my-4 grid grid-cols-[repeat(auto-fit,minmax(144px,1fr))] gap-3 border-t border-line-strong pt-3">
          {figureTerms(block).map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-[13px] text-mute">{label}</dt>
              <dd className="font-serif text-2xl break-words">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'terms':
      return <Terms terms={block.rows} className="my-4" rowClassName="border-b border-line py-2" />;
    case 'callout':
      return (
        <aside className="my-4 rounded-lg bg-sunk p-4">
          <Blocks blocks={block.blocks} />
        </aside>
      );
    case 'cards':
      return (
        <div className="my-4 grid grid-cols-[repeat(auto-fit,minmax(144px,1fr))] gap-3">
          {block.cards.map(({ title, about, blocks }, index) => (
            <section key={index} className="min-w-0 rounded-lg bg-sunk p-4">
              <h4 className="font-semibold break-words">
                <Rich text={title} />
              </h4>
              {about && <p className="text-[13px] text-mute">{about}</p>}
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      );
    case 'quote':
      return (
        <blockquote className="my-4 border-l-2 border-accent pl-4">
          <p className="font-serif text-xl">
            <Rich text={block.text} />
          </p>
          {block.by && <p className="text-[13px] text-mute">{block.by}</p>}
        </blockquote>
      );
  }
}
