import { memo, useId } from 'react';
import type { CanvasBlock, Slot } from '../content';
import { textLimit } from '../model';
import { BlockFrame } from './block-frame';

interface TextBlockProps {
  block: CanvasBlock;
  text: string;
  isGuideOpen: boolean;
  onGuide: (slot: Slot, isOpen: boolean) => void;
  onType: (slot: Slot, text: string) => void;
}

/** A block as one box of text, a note a line. */
export const TextBlock = memo(({ block, text, isGuideOpen, onGuide, onType }: TextBlockProps) => {
  const id = useId();
  return (
    <BlockFrame
      block={block}
      title={<label htmlFor={id}>{block.title}</label>}
      isGuideOpen={isGuideOpen}
      onGuide={(isOpen) => onGuide(block.slot, isOpen)}
    >
      <textarea
        id={id}
        className="-mx-1 min-h-24 flex-1 resize-none rounded-md bg-transparent px-1 py-1 text-[14px] leading-relaxed field-sizing-content focus-visible:rounded-md focus-visible:outline-offset-0 focus-visible:outline-(--hue)"
        placeholder={block.hint}
        maxLength={textLimit}
        value={text}
        onChange={(event) => onType(block.slot, event.target.value)}
      />
      {text.length >= textLimit && (
        <p role="status" className="text-[13px] text-warn">
          This box is full: the limit is {textLimit.toLocaleString('en-US')} characters, and anything beyond it is cut.
        </p>
      )}
    </BlockFrame>
  );
});
