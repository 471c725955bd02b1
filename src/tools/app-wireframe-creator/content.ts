/** The six basic elements, in the order of the picker. */
export const basicKinds = ['container', 'text', 'button', 'image', 'input', 'circle'] as const;

export const componentKinds = [
  'nav-bar',
  'tab-bar',
  'card',
  'list',
  'table',
  'form',
  'modal',
  'toggle',
  'avatar',
  'chart',
  'alert',
  'pagination',
  'tabs',
  'checkbox',
  'radio',
  'dropdown',
  'search',
  'slider',
  'progress',
  'divider',
] as const;

export const kinds = [...basicKinds, ...componentKinds, 'note'] as const;
export type Kind = (typeof kinds)[number];

interface KindFacts {
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
const basic = { width: 100, height: 100, content: '', color: grey, size: 14 };

export const kindFacts: Record<Kind, KindFacts> = {
  container: { ...basic, label: 'Container' },
  text: { ...basic, label: 'Text', height: 40, content: 'Text', color: '#111827', size: 16 },
  button: { ...basic, label: 'Button', height: 40, content: 'Button' },
  image: { ...basic, label: 'Image' },
  input: { ...basic, label: 'Input' },
  circle: { ...basic, label: 'Circle', width: 50, height: 50 },
  'nav-bar': {
    ...basic,
    label: 'Nav bar',
    width: 320,
    height: 56,
    content: 'Brand\nHome\nPricing\nSign in',
    isWide: true,
    hint: 'One entry per line; the first is the title.',
  },
  'tab-bar': {
    ...basic,
    label: 'Tab bar',
    width: 320,
    height: 56,
    content: 'Home\nSearch\nInbox\nProfile',
    size: 11,
    isWide: true,
    hint: 'One tab per line; the first is open.',
  },
  card: {
    ...basic,
    label: 'Card',
    width: 160,
    height: 180,
    content: 'Card title\nA line or two about it.',
    hint: 'The first line is the title.',
  },
  list: {
    ...basic,
    label: 'List',
    width: 220,
    height: 168,
    content: 'First item\nSecond item\nThird item',
    hint: 'One row per line.',
  },
  table: {
    ...basic,
    label: 'Table',
    width: 240,
    height: 120,
    content: 'Name | Plan | Seats\nAcre | Pro | 12\nNorth | Free | 3',
    size: 12,
    hint: 'One row per line, cells divided by |.',
  },
  form: {
    ...basic,
    label: 'Form',
    width: 220,
    height: 210,
    content: 'Email\nPassword\nSign in',
    size: 13,
    hint: 'One field per line; the last is the button.',
  },
  modal: {
    ...basic,
    label: 'Modal',
    width: 240,
    height: 150,
    content: 'Delete this item?\nYou can bring it back for 30 days.\nCancel | Delete',
    hint: 'Title, text, and a last line of buttons divided by |.',
  },
  toggle: { ...basic, label: 'Toggle', width: 140, height: 28, content: 'Notifications', color: '#10b981' },
  avatar: { ...basic, label: 'Avatar', width: 48, height: 48, content: 'AB', size: 16 },
  chart: {
    ...basic,
    label: 'Chart',
    width: 200,
    height: 130,
    content: '4, 7, 5, 9, 6',
    color: '#3b82f6',
    hint: 'Numbers divided by commas: one bar each.',
  },
  alert: { ...basic, label: 'Alert', width: 240, height: 48, content: 'Your changes were saved.', color: '#fef3c7', size: 13 },
  pagination: { ...basic, label: 'Pagination', width: 200, height: 32, content: '1\n2\n3', size: 13, hint: 'One page per line.' },
  tabs: {
    ...basic,
    label: 'Tabs',
    width: 240,
    height: 40,
    content: 'Overview\nReviews\nHelp',
    hint: 'One tab per line; the first is open.',
  },
  checkbox: {
    ...basic,
    label: 'Checkbox',
    width: 160,
    height: 56,
    content: '[x] Remember me\nSend me news',
    hint: 'Start a line with [x] to tick it.',
  },
  radio: {
    ...basic,
    label: 'Radio',
    width: 160,
    height: 56,
    content: '[x] Card\nBank transfer',
    hint: 'Start a line with [x] to choose it.',
  },
  dropdown: { ...basic, label: 'Dropdown', width: 160, height: 40, content: 'Choose one' },
  search: { ...basic, label: 'Search', width: 220, height: 40, content: 'Search' },
  slider: { ...basic, label: 'Slider', width: 160, height: 28, content: '60', color: '#3b82f6', hint: 'A number from 0 to 100.' },
  progress: { ...basic, label: 'Progress', width: 160, height: 12, content: '60', color: '#3b82f6', hint: 'A number from 0 to 100.' },
  divider: { ...basic, label: 'Divider', width: 320, height: 8, isWide: true },
  note: { ...basic, label: 'Note', width: 140, height: 88, content: 'Note', color: '#fef3c7', size: 12 },
};

export const palette = [
  { name: 'Light gray', color: '#e5e7eb' },
  { name: 'Ink', color: '#111827' },
  { name: 'Gray', color: '#9ca3af' },
  { name: 'White', color: '#ffffff' },
  { name: 'Blue', color: '#3b82f6' },
  { name: 'Green', color: '#10b981' },
  { name: 'Amber', color: '#f59e0b' },
  { name: 'Red', color: '#ef4444' },
] as const;

export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number] | 'custom';

export const deviceFacts = {
  mobile: { label: 'Mobile', width: 320, height: 568 },
  tablet: { label: 'Tablet', width: 768, height: 1024 },
  desktop: { label: 'Desktop', width: 1280, height: 800 },
} as const;

export const tips = [
  { title: 'Start with the job', text: 'Write down the one thing a person wants to do on this screen, and give it the most room.' },
  { title: 'Stay grey', text: 'Leave colour for later. Use one accent to show the main button, so that people talk about the layout.' },
  { title: 'Use real words', text: 'Put in the headings and labels you mean. Filler text hides screens that are too full.' },
  { title: 'Keep a grid', text: 'Line things up and keep the same gaps, in steps of 8 pixels. Turn on Grid and Snap to help.' },
  { title: 'Make targets large', text: 'A finger needs about 44 by 44 pixels. Leave space between two buttons.' },
  { title: 'Draw the odd cases', text: 'Sketch the empty screen, the error and the longest name before you build.' },
  { title: 'Link and test', text: 'Join the screens, open the preview, and watch someone click through without help.' },
] as const;
