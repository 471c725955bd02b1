import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import { Menu } from './menu';

const isCut = (list: Element) => list.scrollWidth > list.clientWidth + 1;

const tabs = '[role=tablist], [role=tab]';

/** The tabs of a row that cannot be read to their end without scrolling it. */
function findHidden(list: Element): HTMLElement[] {
  const { left, right } = list.getBoundingClientRect();
  return [...list.querySelectorAll<HTMLElement>('[role=tab]')].filter((tab) => {
    const box = tab.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  });
}

/** Behind every row of tabs that is too long for its place stands a menu of those out of sight. */
export function CutTabs() {
  const [lists, setLists] = useState<readonly Element[]>([]);
  useEffect(() => {
    const watched = new WeakSet<Element>();
    const sizes = new ResizeObserver(() => {
      const cut = [...document.querySelectorAll('[role=tablist]')].filter(isCut);
      setLists((before) => (before.length === cut.length && before.every((list, index) => list === cut[index]) ? before : cut));
    });
    const watch = (element: Element) => {
      if (watched.has(element)) return;
      watched.add(element);
      sizes.observe(element);
    };
    document.querySelectorAll(tabs).forEach(watch);
    // Of a change only what came is asked: a page is long, and it changes with every key.
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(tabs)) watch(node);
          node.querySelectorAll(tabs).forEach(watch);
        }
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return lists.map((list, index) => list.parentElement && createPortal(<HiddenTabs list={list} />, list.parentElement, String(index)));
}

function HiddenTabs({ list }: { list: Element }) {
  const toItem = (tab: HTMLElement) => ({
    label: tab.textContent ?? '',
    onSelect: () => {
      tab.click();
      tab.focus();
      // What it shows may be shorter than what was there, and the window further down than its end.
      requestAnimationFrame(() => requestAnimationFrame(() => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })));
    },
  });
  return (
    <Menu label="Other tabs" buttonClass="btn btn-quiet btn-icon" items={() => findHidden(list).map(toItem)}>
      <Icon icon="ellipsis" />
    </Menu>
  );
}
