import { kindFacts, type Kind } from './components';
import type { Size, WireElement } from './model';

type MakeId = () => string;
/** A kind, where it stands, and what it says if not the usual. */
type Row = [kind: Kind, x: number, y: number, width: number, height: number, content?: string, more?: Partial<WireElement>];

const build = (rows: readonly Row[], makeId: MakeId): WireElement[] =>
  rows.map(([kind, x, y, width, height, content, more]) => ({
    id: makeId(),
    kind,
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    content: content ?? kindFacts[kind].content,
    color: kindFacts[kind].color,
    size: kindFacts[kind].size,
    group: '',
    isLocked: false,
    link: '',
    ...more,
  }));

const accent = '#3b82f6';
const wideFrom = 600;

/** A column in the middle: all of a phone but the margins, no wider than reads well. */
function columnOf({ width }: Size, most: number) {
  const column = Math.min(width - 48, most);
  return { left: (width - column) / 2, column };
}

function loginScreen(canvas: Size, makeId: MakeId): WireElement[] {
  const { left, column } = columnOf(canvas, 360);
  const top = Math.max(32, (canvas.height - 500) / 2);
  return build(
    [
      ['circle', left + column / 2 - 32, top, 64, 64, 'Logo'],
      ['text', left, top + 88, column, 36, 'Welcome back', { size: 26 }],
      ['text', left, top + 126, column, 24, 'Sign in to pick up where you left off.', { size: 14, color: '#4b5563' }],
      ['text', left, top + 168, column, 20, 'Email', { size: 13 }],
      ['input', left, top + 190, column, 44, 'you@example.com'],
      ['text', left, top + 248, column, 20, 'Password', { size: 13 }],
      ['input', left, top + 270, column, 44, '••••••••'],
      ['checkbox', left, top + 326, column * 0.6, 28, '[x] Remember me', { size: 13 }],
      ['button', left, top + 368, column, 48, 'Sign in', { color: accent, size: 16 }],
      ['text', left, top + 432, column, 22, 'Forgot your password?', { size: 13, color: '#4b5563' }],
      ['divider', left, top + 458, column, 8],
      ['button', left, top + 472, column, 44, 'Create an account'],
    ],
    makeId,
  );
}

function feedScreen(canvas: Size, makeId: MakeId): WireElement[] {
  const { width, height } = canvas;
  const isWide = width >= wideFrom;
  const { left, column } = columnOf(canvas, isWide ? 960 : 480);
  const columns = width >= 1000 ? 3 : isWide ? 2 : 1;
  const gap = 16;
  const cardWidth = (column - gap * (columns - 1)) / columns;
  const cardHeight = columns === 1 ? 168 : 220;
  const rows = Math.max(1, Math.floor((height - 136 - 64) / (cardHeight + gap)));
  const cards = Array.from({ length: rows * columns }, (_, index): Row => {
    const [column_, row] = [index % columns, Math.floor(index / columns)];
    const titles = ['Morning walk by the river', 'Three hills before lunch', 'New: night routes', 'Meet-up on Sunday'];
    return [
      'card',
      left + column_ * (cardWidth + gap),
      128 + row * (cardHeight + gap),
      cardWidth,
      cardHeight,
      `${titles[index % titles.length]}\nTwo lines that say why to open it.`,
    ];
  });
  return build(
    [
      ['nav-bar', 0, 0, width, 56, 'Today', { color: '#ffffff' }],
      ['avatar', width - 52, 10, 36, 36, 'AB', { size: 13 }],
      ['search', left, 70, column, 42, 'Search routes and people'],
      ...cards,
      ['tab-bar', 0, height - 56, width, 56, 'Home\nSearch\nInbox\nProfile', { color: '#ffffff' }],
    ],
    makeId,
  );
}

function checkoutScreen(canvas: Size, makeId: MakeId): WireElement[] {
  const { width, height } = canvas;
  const { left, column } = columnOf(canvas, 520);
  return build(
    [
      ['nav-bar', 0, 0, width, 56, 'Checkout', { color: '#ffffff' }],
      ['progress', left, 70, column, 8, '66'],
      ['text', left, 90, column, 22, 'Step 2 of 3: Payment', { size: 13, color: '#4b5563' }],
      ['table', left, 120, column, 108, 'Item | Qty | Price\nTrail shoes | 1 | $89.00\nShipping | | $6.00'],
      ['text', left, 238, column / 2, 26, 'Total', { size: 20 }],
      ['text', left + column - 96, 238, 96, 26, '$95.00', { size: 20 }],
      ['radio', left, 276, column, 60, '[x] Card\nBank transfer'],
      ['input', left, 346, column, 42, 'Card number'],
      ['input', left, 398, column / 2 - 6, 42, 'MM / YY'],
      ['input', left + column / 2 + 6, 398, column / 2 - 6, 42, 'CVC'],
      ['button', left, Math.min(height - 112, 456), column, 48, 'Pay $95.00', { color: accent, size: 16 }],
      ['text', left, Math.min(height - 54, 514), column, 40, 'You can cancel within 14 days.', { size: 12, color: '#4b5563' }],
    ],
    makeId,
  );
}

function settingsScreen(canvas: Size, makeId: MakeId): WireElement[] {
  const { width } = canvas;
  const { left, column } = columnOf(canvas, 560);
  return build(
    [
      ['nav-bar', 0, 0, width, 56, 'Settings', { color: '#ffffff' }],
      ['avatar', left, 74, 56, 56, 'AB', { size: 18 }],
      ['text', left + 72, 80, column - 72, 24, 'Ana Berg', { size: 20 }],
      ['text', left + 72, 106, column - 72, 20, 'ana@example.com', { size: 13, color: '#4b5563' }],
      ['divider', left, 142, column, 8],
      ['text', left, 158, column, 22, 'Notifications', { size: 14 }],
      ['toggle', left, 186, column, 28, 'Messages'],
      ['toggle', left, 222, column, 28, 'Weekly summary'],
      ['text', left, 266, column, 22, 'Language', { size: 14 }],
      ['dropdown', left, 290, column, 42, 'English'],
      ['list', left, 348, column, 144, 'Privacy\nPayment methods\nHelp'],
      ['button', left, 508, column, 44, 'Sign out'],
    ],
    makeId,
  );
}

export const templates = [
  { name: 'Login', text: 'Email, password and a way to join', make: loginScreen },
  { name: 'Feed', text: 'Search, cards and a tab bar', make: feedScreen },
  { name: 'Checkout', text: 'Order, payment and one clear button', make: checkoutScreen },
  { name: 'Settings', text: 'Profile, switches and choices', make: settingsScreen },
] as const;
