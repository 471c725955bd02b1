import { expect, it } from 'vitest';
import { toAvatar } from '@/lib/avatars';
import { toPicture } from './picture';
import { sample } from './test-data';

const lines = (svg: string) => svg.replaceAll('><', '>\n<');

/** What to see: the card has all that was written of each, under its heading, within its frame. */
it.each(sample.personas.map((persona, index) => ({ persona, number: index + 1 })))('draws card $number', async ({ persona, number }) => {
  await expect(lines(toPicture(sample, persona).svg)).toMatchFileSnapshot(`golden/card-${number}.txt`);
});

it('draws initials or the photograph, round', async () => {
  const faces = [
    { id: '1', name: 'Ana (the owner) Maria Silva', photo: '' },
    { id: '2', name: '', photo: '' },
    { id: '3', name: 'Jo', photo: 'abcd' },
  ];
  await expect(faces.map((face) => lines(toAvatar(face, 64).svg)).join('\n\n')).toMatchFileSnapshot('golden/avatars.txt');
});
