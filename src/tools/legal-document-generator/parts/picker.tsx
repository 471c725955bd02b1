import { Icon } from '@/ui/icon';
import { categories } from '../content';
import { templates, type TemplateId } from '../templates';
import { StepHeading } from './step-heading';

interface PickerProps {
  takesFocus: boolean;
  onChoose: (id: TemplateId) => void;
}

export function Picker({ takesFocus, onChoose }: PickerProps) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <StepHeading text="Choose a template" takesFocus={takesFocus} />
      {categories.map((category) => (
        <section key={category} aria-label={category}>
          <h3 className="mb-3 text-[13px] font-semibold text-mute">{category}</h3>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {templates
              .filter((template) => template.category === category)
              .map(({ id, name, icon, description }) => (
                <button
                  key={id}
                  type="button"
                  className="panel flex cursor-pointer items-start gap-3.5 text-left hover:border-accent focus-visible:border-accent"
                  onClick={() => onChoose(id)}
                >
                  <span className="mt-0.5 flex-none text-accent">
                    <Icon icon={icon} size={20} />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="mt-1 block text-[14px] text-mute">{description}</span>
                  </span>
                </button>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
