import { expect, it } from 'vitest';
import { findStructureFaults } from './structure';

it('finds what a person could not name, reach or follow', () => {
  document.body.innerHTML = `<main>
    <h2>One</h2><h4>Three</h4>
    <input id="a" /><button></button><dialog open></dialog><svg role="img"></svg>
    <button><a href="/">in</a></button><ul><p></p></ul><div role="tablist"><i role="tab"></i></div><p id="a"></p>
  </main>`;
  expect(findStructureFaults(document.body).map((fault) => fault.split(':')[0])).toEqual([
    'a field without a name',
    'a button without a name',
    'a dialog without a name',
    'a picture without a name',
    'pressed inside what is pressed',
    'a list of other things',
    'tabs without one that is chosen',
    'an id used twice',
    'a heading of level 4 after one of 2',
  ]);
});

it('lets pass what is named, in order and alone', () => {
  document.body.innerHTML = `<main><h2 id="t">One</h2><h3>Two</h3><label>Name <input /></label><label for="b">B</label><input id="b" />
    <dialog open aria-labelledby="t"><button aria-label="Close"></button></dialog><img alt="" /><ul><li>1</li></ul>
    <div role="tablist"><button role="tab" aria-selected="true">A</button></div></main>`;
  expect(findStructureFaults(document.body)).toEqual([]);
});
