import { defineWriter } from '@/writer/define-writer';
import type { Answers, WrittenSlide } from './model';

interface WriterInputs {
  answers: Answers;
  currency: string;
}

/** The words of the trades are no part of the page; they arrive while the form is filled in. */
export const loadSlides = () => Promise.all([import('./slides'), import('@/writer/trades')]);

export const pitchWriter = defineWriter<WriterInputs, Promise<WrittenSlide[]>>({
  type: 'pitch',
  payload: ({ answers }) => ({ ...answers }),
  write: async ({ answers, currency }, random) => {
    const [{ writeSlides }, { findTrade }] = await loadSlides();
    return writeSlides(answers, currency, findTrade, random);
  },
});
