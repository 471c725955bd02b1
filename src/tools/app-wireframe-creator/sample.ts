import type { Kind } from './components';
import { firstFacts } from './content';
import type { WireElement, Wireframe } from './model';

/** A kind, where it stands, what it says, the screen it leads to. */
type Row = [kind: Kind, x: number, y: number, width: number, height: number, content: string, link?: string];

const grey = firstFacts.container.color;
/** Those that do not look as most do. */
const looks: Partial<Record<Kind, { color: string; size: number }>> = {
  text: firstFacts.text,
  note: firstFacts.note,
  avatar: { color: grey, size: 16 },
  'tab-bar': { color: grey, size: 11 },
};

const build = (name: string, rows: readonly Row[]): WireElement[] =>
  rows.map(([kind, x, y, width, height, content, link = ''], index) => {
    const { color, size } = looks[kind] ?? { color: grey, size: 14 };
    const isTitle = kind === 'text' && height > 30;
    return {
      id: `sample-${name}-${index + 1}`,
      kind,
      x,
      y,
      width,
      height,
      content,
      color: link === 'sample-feed' ? '#3b82f6' : color,
      size: isTitle ? 26 : size,
      group: '',
      isLocked: false,
      link,
    };
  });

/** Two screens of a phone app, joined: enough to see what a click-through is. */
export const makeSample = (): Wireframe => ({
  name: 'Trail Club app',
  device: 'mobile',
  width: 320,
  height: 568,
  screens: [
    {
      id: 'sample-login',
      name: 'Login',
      elements: build('login', [
        ['circle', 128, 40, 64, 64, 'Logo'],
        ['text', 24, 136, 272, 36, 'Welcome back'],
        ['text', 24, 176, 272, 24, 'Sign in to find your next walk.'],
        ['input', 24, 224, 272, 44, 'Email'],
        ['input', 24, 280, 272, 44, 'Password'],
        ['checkbox', 24, 336, 160, 28, '[x] Remember me'],
        ['button', 24, 384, 272, 48, 'Sign in', 'sample-feed'],
        ['button', 24, 448, 272, 44, 'Create an account'],
      ]),
    },
    {
      id: 'sample-feed',
      name: 'Feed',
      elements: build('feed', [
        ['nav-bar', 0, 0, 320, 56, 'Today'],
        ['avatar', 268, 10, 36, 36, 'AB', 'sample-login'],
        ['search', 24, 72, 272, 42, 'Search routes'],
        ['card', 24, 128, 272, 176, 'Morning walk by the river\nFive kilometers, flat, good in any weather.'],
        ['list', 24, 320, 272, 176, 'Three hills before lunch\nNight routes\nMeet-up on Sunday'],
        ['tab-bar', 0, 512, 320, 56, 'Home\nSearch\nInbox\nProfile'],
        ['note', 176, 252, 130, 64, 'Opens the map. Ask Jon about offline use.'],
      ]),
    },
  ],
  guides: [],
});
