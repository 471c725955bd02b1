/** Sentences that a posting prints as they are. */
export const templateNote = (source: string) => `${source}. Check every line before you post it.`;
export const suggestedNote = 'Suggestions, not yet confirmed. Keep only what you really offer.';
export const equalOpportunityText =
  'We decide on hiring, pay and promotion by skills and the needs of the work. We welcome every applicant, whatever their age, gender, race, religion, origin, disability, family status or sexual orientation, and treat any other ground the law protects in the same way.';
export const accommodationText =
  'If you need an adjustment to apply or to take part in an interview, tell us and we will arrange it with you. Asking has no influence on our decision.';
