import { splitVariables } from '../variables';

/** A text with its merge fields set off. */
export const FieldMarks = ({ text }: { text: string }) =>
  splitVariables(text).map((piece, index) =>
    piece.isField ? (
      <span key={index} className="rounded bg-accent-soft px-0.5 font-[550] text-accent">
        {piece.text}
      </span>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
