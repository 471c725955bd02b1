import type { Answers } from './texts';

/** For a form that asks how money is earned and not for the price: one answer that says both. */
export function joinPrice(answers: Answers): Answers {
  const [model, price] = [answers['business.model'] ?? '', answers['offer.price'] ?? ''].map((text) => text.trim()) as [string, string];
  if (!/\d/.test(price) || /\d/.test(model)) return answers;
  return { ...answers, 'business.model': model === '' ? price : `${model.replace(/[.,;:]+$/, '')}: ${price}` };
}
