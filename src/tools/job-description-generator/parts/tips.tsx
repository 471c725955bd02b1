import { postingTips } from '../content';

export function Tips() {
  return (
    <section aria-labelledby="posting-tips" className="no-print mt-8">
      <h2 id="posting-tips" className="mb-3 font-semibold">
        Posting tips
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {postingTips.map(({ title, text }) => (
          <li key={title} className="panel px-4! py-3.5!">
            <h3 className="mb-1 font-semibold">{title}</h3>
            <p className="text-[14px] text-mute">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
