import { cutTo } from '@/lib/cut';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import { factsOf, mainHeroOf, toDataUrl, type PageFacts } from '../body';
import { socialImageOf } from '../head';
import type { PageData } from '../model';
import { usePageForm } from './page-panel';
import { PictureField } from './picture-field';

const hostOf = ({ canonical }: PageFacts) => (canonical ? new URL(canonical).host : 'www.example.com');

/** What search engines and social networks read, with both results as they will look. */
export function SearchFields({ tool }: { tool: Tool<PageData> }) {
  const form = usePageForm(tool);
  const { data, change } = tool;
  const facts = factsOf(data, mainHeroOf(data));
  return (
    <>
      <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="title" wide />
        <Field of={form} name="description" />
        <Field of={form} name="canonical" wide />
        <Field of={form} name="language" />
        <Field of={form} name="hasStructuredData" wide />
        <Field of={form} name="socialImage" wide />
        <PictureField
          label="Social Picture"
          noun="social picture"
          hint="PNG, JPEG or WebP, up to 20 MB, best 1200 × 630. It goes into the ZIP's images folder, where networks find it by your canonical address."
          picture={data.socialPicture}
          box={{ width: 1200, height: 630 }}
          onChange={(socialPicture, key) => change((current) => ({ ...current, socialPicture }), { key })}
        />
        <PictureField
          label="Favicon"
          noun="favicon"
          hint="The small picture in the browser's tab. PNG, JPEG or WebP, up to 20 MB."
          picture={data.favicon}
          box={{ width: 64, height: 64 }}
          needsAlt={false}
          onChange={(favicon) => change((current) => ({ ...current, favicon }))}
        />
      </div>
      <SearchResult facts={facts} />
      <SocialCard data={data} facts={facts} />
    </>
  );
}

function SearchResult({ facts }: { facts: PageFacts }) {
  return (
    <figure className="mt-5">
      <figcaption className="mb-2 text-[13px] font-[550]">In search results</figcaption>
      <div className="paper rounded-(--radius-control) border border-line bg-bg p-4">
        <p className="truncate text-[13px] text-mute">{hostOf(facts)}</p>
        <p className="text-lg leading-snug break-words text-accent">{cutTo(facts.title, 60)}</p>
        <p className="text-[14px] break-words text-mute">{cutTo(facts.description, 160) || 'No description yet.'}</p>
      </div>
    </figure>
  );
}

function SocialCard({ data, facts }: { data: PageData; facts: PageFacts }) {
  const hasAddress = socialImageOf(data, data.socialPicture ? 'images/social.png' : undefined) !== undefined;
  return (
    <figure className="mt-4">
      <figcaption className="mb-2 text-[13px] font-[550]">When shared</figcaption>
      <div className="overflow-hidden rounded-(--radius-control) border border-line bg-bg">
        {data.socialPicture ? (
          <img src={toDataUrl(data.socialPicture)} alt="" className="aspect-[1.91] w-full object-cover" />
        ) : (
          <p className="flex aspect-[3.2] items-center justify-center bg-sunk px-4 text-center text-[13px] text-mute">
            {hasAddress ? 'The picture at your social image address' : 'No picture'}
          </p>
        )}
        <div className="p-4">
          <p className="truncate text-[13px] text-mute">{hostOf(facts)}</p>
          <p className="font-semibold break-words">{cutTo(facts.title, 70)}</p>
          <p className="text-[14px] break-words text-mute">{cutTo(facts.description, 120)}</p>
        </div>
      </div>
    </figure>
  );
}
