import { clauseNumber } from '@/lib/clauses';
import { countIn, linesOf, said, type Facts, type Section } from './facts';

/** "The items", said once: in the clause with their name, in an exhibit without. */
export const describeItems = ({ answers, provider }: Facts, meaning = ''): Section['body'] =>
  said(`The ${provider} will make the following items available to the Client${meaning}:`, answers.deliverables, 'Deliverables');

/** Things that are lent and come back: whose they are, who looks after them and how they return. */
export function equipmentSection(facts: Facts): Section {
  const { answers, provider } = facts;
  const days = countIn(answers.acceptDays, 'day', 'Days to check a delivery');
  return {
    id: 'equipment',
    title: 'Rented Equipment',
    short: `The items stay the property of the ${provider}, are looked after by the Client and go back at the end.`,
    body: [
      ...(answers.workExhibit
        ? [`The ${provider} will make the items listed in Exhibit A (the "Equipment") available to the Client.`]
        : describeItems(facts, ' (the "Equipment")')),
      `The Client will inspect the Equipment and report any visible defect in writing within ${days} of receiving it. The ${provider} will repair or replace defective Equipment within a reasonable time at no extra charge, unless the Client caused the defect.`,
      `The Equipment remains the property of the ${provider}. The Client may not sell, pledge or sublet it, or move it to another location, without the written consent of the ${provider}.`,
      `The Client will use the Equipment with care and only for its intended purpose, protect it against theft and misuse, and give the ${provider} access at reasonable times to install, service, inspect and collect it.`,
      'The Client will report loss or damage promptly. It pays for the repair of Equipment that is damaged in its care, or for its current value if it is lost or beyond repair. Fair wear and tear, and damage that the Client did not cause and could not reasonably prevent, are excluded.',
      `When this Agreement ends, the Client will have the Equipment ready for collection, in the condition in which it was received apart from fair wear and tear. If the Client keeps it longer, the Fee remains due for that time.`,
    ],
  };
}

/** A rental with a last day runs until then; without one, either side gives notice. */
export const hasFullTerm = ({ answers }: Facts) => answers.endDate !== '' && linesOf(answers.cancellationTerms).length === 0;

export const rentalEnd = ({ provider }: Facts) =>
  `When this Agreement ends, the Client will pay what is due up to that date, and the ${provider} will refund advance payments for the time after it. The Equipment is returned under clause ${clauseNumber('equipment')}.`;
