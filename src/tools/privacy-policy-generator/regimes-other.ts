import { bullets, paragraph } from '@/lib/blocks';
import type { Clause } from '@/lib/clauses';
import type { Facts } from './facts';
import { companyIn, detailsTitle, requestAgain, titles } from './sections';

export const brazilSection = (facts: Facts): Clause => ({
  id: 'brazil',
  title: 'For People in Brazil',
  body: [
    paragraph(
      `This section applies if the Brazilian General Data Protection Law (LGPD) protects you. ${companyIn(facts)} is the controller. The legal bases are under "${detailsTitle(facts)}" above.`,
    ),
    paragraph('You have the right to:'),
    bullets([
      'Have it confirmed that we process your data.',
      'Have access to your data.',
      'Have incomplete, inaccurate or outdated data corrected.',
      'Have data that is unnecessary, excessive or unlawfully processed made anonymous, blocked or deleted.',
      'Have your data moved to another provider.',
      'Have data deleted that we process with your consent.',
      'Know with which public and private bodies we shared your data.',
      'Know that you may refuse consent, and what follows from it.',
      'Withdraw your consent.',
      'Ask for a review of decisions made by automated means alone.',
    ]),
    paragraph(requestAgain(facts)),
    paragraph('By law you receive a simplified answer at once, or a full statement within 15 days.'),
    paragraph(
      `You can reach our data protection officer (encarregado) as described under "${titles.contact}" below. You may also petition the national data protection authority, the ANPD.`,
    ),
  ],
});

export const indiaSection = (facts: Facts): Clause => ({
  id: 'india',
  title: 'For People in India',
  body: [
    paragraph(
      `This section applies if the Digital Personal Data Protection Act, 2023 protects you. ${companyIn(facts)} is the data fiduciary. The personal data we process and the purposes are under "${detailsTitle(facts)}" above.`,
    ),
    paragraph('You have the right to:'),
    bullets([
      'Receive a summary of the personal data we process, what we do with it and with whom we shared it.',
      'Have personal data corrected, completed, updated or erased.',
      'Withdraw consent as easily as you gave it.',
      'Have a grievance answered.',
      'Name another person to use your rights if you die or become unable to.',
    ]),
    paragraph(requestAgain(facts)),
    paragraph(
      `Send grievances to the grievance contact under "${titles.contact}" below. The law gives us 90 days to answer them. If you are not satisfied after that, you may complain to the Data Protection Board of India.`,
    ),
    paragraph('You may ask for this notice in English or in a language of the Eighth Schedule to the Constitution of India.'),
  ],
});
