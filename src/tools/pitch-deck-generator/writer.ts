import { defineWriter } from '@/writer/define-writer';
import type { Answers, WrittenSlide } from './model';

interface WriterInputs {
  answers: Answers;
  currency: string;
  /** How often slides were written: each time they are told in another way. */
  times: number;
}

/** No part of the page; it arrives while the form is filled in. */
export const loadSlides = () => import('./slides');

export const pitchWriter = defineWriter<WriterInputs, Promise<WrittenSlide[]>>({
  type: 'pitch',
  payload: ({ answers }) => ({ ...answers }),
  write: async ({ answers, currency, times }) => {
    const { approaches, writeSlides } = await loadSlides();
    return writeSlides(answers, currency, approaches[times % approaches.length] ?? 'headlines');
  },
});
