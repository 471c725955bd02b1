import { useId, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import type { CanvasBlock } from '../content';
import { hueClasses } from '../palette';

const GuideList = lazyPart(async () => (await import('./guide-list')).GuideList);

interface BlockFrameProps {
  block: CanvasBlock;
  /** The title as a label of the box, or as a plain heading. */
  title: ReactNode;
  isGuideOpen: boolean;
  onGuide: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A block of the sheet: its own colour, its title, the questions that help to fill it. */
export function BlockFrame({ block, title, isGuideOpen, onGuide, children }: BlockFrameProps) {
  const id = useId();
  return (
    <div
      data-slot={block.slot}
      className={`relative flex min-w-0 flex-col rounded-(--radius-panel) border border-line bg-surface px-3 pt-3.5 pb-2.5 focus-within:border-(--hue) data-over:border-(--hue) data-over:bg-(--soft) ${hueClasses[block.hue]} ${block.place}`}
    >
      <span aria-hidden="true" className="absolute top-0 left-3 h-1 w-9 rounded-b-full bg-(--hue)" />
      <div className="mb-1 flex items-center gap-1">
        <span className="flex text-(--hue)">
          <Icon icon={block.icon} size={14} />
        </span>
        <h3 id={`${id}-title`} className="min-w-0 flex-1 pl-0.5 text-[13px] leading-tight font-semibold tracking-[-0.01em] text-(--hue)">
          {title}
        </h3>
        <button
          type="button"
          aria-label="Guide questions"
          title="Guide questions"
          aria-expanded={isGuideOpen}
          aria-controls={isGuideOpen ? id : undefined}
          aria-describedby={`${id}-title`}
          className="no-print -mr-1.5 flex size-6 flex-none items-center justify-center rounded-md text-mute hover:bg-(--soft) hover:text-(--hue) aria-expanded:text-(--hue)"
          onClick={() => onGuide(!isGuideOpen)}
        >
          <Icon icon="circle-question-mark" size={15} />
        </button>
      </div>
      {isGuideOpen && <GuideList id={id} block={block} />}
      {children}
    </div>
  );
}
