import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { catalogue } from '@/tools/registry';
import { useKeeping } from '@/workspace/keeping';
import { changeSettings, useSettings } from '@/workspace/settings';
import { useWorkspace } from '@/workspace/store';
import { useToday } from '@/workspace/surroundings';
import { useKnownTools } from '../known-tools';
import { findTools } from '../search-index';
import { ChoiceSearch } from './choice-search';
import { findPinned, suggest, togglePin, toolChoice, type Choice, type ChoiceGroup } from './choices';
import { findCommands, listActions, settingsPages, type OtherDialog } from './commands';
import { orderGroups } from './groups';
import { readWork, type Work } from './work';

const most = { recent: 6, tools: 6, documents: 5, records: 8, actions: 4, settings: 3 };

function useWork(): Work {
  const shares = useKnownTools();
  const docs = useWorkspace((state) => state.docs);
  const today = useToday();
  const currency = useSettings((settings) => settings.currency);
  const work = useMemo(() => readWork({ docs, shares, tools: catalogue, today, currency }), [docs, shares, today, currency]);
  // Long lists are indexed once they are on screen, not at the first key.
  useEffect(() => void work.findRecords('', 0), [work]);
  return work;
}

/** What people may not know they can do from here. */
const startActions = ['workspace', 'keep', 'shortcuts'];

const findSettings = findCommands(settingsPages);

/** Everything there is: tools, the user's own documents and what is in them, and what can be done from anywhere. */
export function FindPanel({ onClose, onShow }: { onClose: () => void; onShow: (dialog: OtherDialog) => void }) {
  const [query, setQuery] = useState('');
  const [location] = useLocation();
  const work = useWork();
  const theme = useSettings((settings) => settings.theme);
  const keeping = useKeeping(({ is }) => is);
  const actions = useMemo(
    () => listActions({ tools: catalogue, theme, keeping, tool: location.slice(1), show: onShow }),
    [theme, keeping, location, onShow],
  );
  const findActions = useMemo(() => findCommands(actions), [actions]);

  const asked = query.trim();
  const found = useMemo(() => {
    if (asked === '') return [];
    return orderGroups([
      {
        name: 'Tools',
        most: most.tools,
        found: findTools(asked).map(({ entry, ...hit }) => ({ ...hit, choice: toolChoice(entry) })),
      },
      { name: 'Documents', most: most.documents, found: work.findDocuments(asked) },
      { name: 'In your documents', most: most.records, found: work.findRecords(asked, most.records) },
      { name: 'Actions', most: most.actions, found: findActions(asked) },
      { name: 'Settings', most: most.settings, found: findSettings(asked) },
    ]);
  }, [asked, work, findActions]);
  const hasNothing = asked !== '' && found.length === 0;
  const count = found.reduce((sum, { choices }) => sum + choices.length, 0);
  const pins = useSettings((settings) => settings.pins);
  const [said, setSaid] = useState('');
  const toggle = (choice: Choice) => {
    setSaid(pins.includes(choice.id) ? `${choice.name} is no longer pinned` : `${choice.name} pinned`);
    changeSettings({ pins: togglePin(pins, choice.id) });
  };
  const pinned = asked === '' ? findPinned(pins, [...work.recent, ...catalogue.map(toolChoice)]) : [];
  const recent = work.recent.filter(({ id }) => !pins.includes(id));
  const hasRecent = asked === '' && recent.length > 0;
  const start: ChoiceGroup[] = [
    ...(pinned.length > 0 ? [{ name: 'Pinned', choices: pinned }] : []),
    ...(hasRecent ? [{ name: 'Open and recent', choices: recent.slice(0, most.recent) }] : []),
    ...(hasRecent || pinned.length > 0 ? [] : [{ name: 'Good to start with', choices: suggest(catalogue) }]),
    { name: 'Actions', choices: actions.filter(({ id }) => startActions.includes(id)) },
  ];
  return (
    <ChoiceSearch
      label="Search tools, your documents and actions"
      listLabel="Found"
      query={query}
      onQuery={(typed) => {
        setQuery(typed);
        setSaid('');
      }}
      pins={{ ids: pins, toggle }}
      groups={found.length > 0 ? found : start}
      isGrouped
      isOpen
      isAutoFocused
      status={said || (asked === '' ? '' : `${count} found`)}
      hasNothing={hasNothing}
      onChosen={onClose}
    />
  );
}
