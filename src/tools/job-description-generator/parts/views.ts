export const resultViews = [
  { value: 'description', label: 'Description' },
  { value: 'preview', label: 'Preview' },
  { value: 'short', label: 'LinkedIn' },
  { value: 'listing', label: 'JobPosting code' },
  { value: 'kit', label: 'Interview kit' },
  { value: 'check', label: 'Check a text' },
] as const;
export type View = (typeof resultViews)[number]['value'];
