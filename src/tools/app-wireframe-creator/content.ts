/** The six basic elements, in the order of the picker. */
export const basicKinds = ['container', 'text', 'button', 'image', 'input', 'circle'] as const;
export type FirstKind = (typeof basicKinds)[number] | 'note';

export interface KindFacts {
  label: string;
  width: number;
  height: number;
  content: string;
  color: string;
  size: number;
  /** What the Content field means for this kind, where it is more than a label. */
  hint?: string;
  /** Bars and lines that reach from edge to edge. */
  isWide?: boolean;
}

const grey = '#e5e7eb';
export const basic = { width: 100, height: 100, content: '', color: grey, size: 14 };

/** What can be added at once, before anything else has loaded. */
export const firstFacts: Record<FirstKind, KindFacts> = {
  container: { ...basic, label: 'Container' },
  text: { ...basic, label: 'Text', height: 40, content: 'Text', color: '#111827', size: 16 },
  button: { ...basic, label: 'Button', height: 40, content: 'Button' },
  image: { ...basic, label: 'Image' },
  input: { ...basic, label: 'Input' },
  circle: { ...basic, label: 'Circle', width: 50, height: 50 },
  note: { ...basic, label: 'Note', width: 140, height: 88, content: 'Note', color: '#fef3c7', size: 12 },
};

export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number] | 'custom';

export const deviceFacts = {
  mobile: { label: 'Mobile', width: 320, height: 568 },
  tablet: { label: 'Tablet', width: 768, height: 1024 },
  desktop: { label: 'Desktop', width: 1280, height: 800 },
} as const;

export const tips = [
  { title: 'Start with the job', text: 'Write down the one thing a person wants to do on this screen, and give it the most room.' },
  { title: 'Stay gray', text: 'Leave color for later. Use one accent to show the main button, so that people talk about the layout.' },
  { title: 'Use real words', text: 'Put in the headings and labels you mean. Filler text hides screens that are too full.' },
  { title: 'Keep a grid', text: 'Line things up and keep the same gaps, in steps of 8 pixels. Turn on Grid and Snap to help.' },
  { title: 'Make targets large', text: 'A finger needs about 44 by 44 pixels. Leave space between two buttons.' },
  { title: 'Draw the edge cases', text: 'Sketch the empty screen, the error and the longest name before you build.' },
  { title: 'Link and test', text: 'Join the screens, open the preview, and watch someone click through without help.' },
] as const;
