import { Panel } from '@/ui/layout';
import { practices } from '../content';

export function Practices() {
  return (
    <Panel title="Best practices" className="mt-8">
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-3">
        {practices.map(({ title, items }) => (
          <div key={title}>
            <h3 className="mb-2 font-[550]">{title}</h3>
            <ul className="grid list-disc gap-1.5 pl-5 text-mute">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
