/** What can be done from anywhere, and where things are set. */
import type { CatalogueEntry } from '@/tools/define-tool';
import { showToast } from '@/ui/toast';
import { startNewDoc } from '@/workspace/documents';
import { useKeeping, type Keeping } from '@/workspace/keeping';
import { keepWork } from '@/workspace/start-keeping';
import { changeSettings, type Theme } from '@/workspace/settings';
import type { Choice } from './choices';
import type { FoundChoice } from './groups';
import { makeIndex } from './matching';
import { startInvoice } from './start-invoice';

/** Dialogs that take the place of the search. */
export type OtherDialog = 'shortcuts' | 'restore' | 'forget';

export interface Command extends Choice {
  otherNames: string;
}

interface Around {
  tools: readonly CatalogueEntry[];
  theme: Theme;
  keeping: Keeping['is'];
  /** The tool on screen: its work is kept first. */
  tool: string;
  show: (dialog: OtherDialog) => void;
}

/** Tools whose documents are one thing each, and what that is called. */
const newThings = {
  'business-plan': 'business plan',
  'contract-generator': 'contract',
  'pitch-deck-generator': 'pitch deck',
  'job-description-generator': 'job description',
  'press-release-generator': 'press release',
  'landing-page-builder': 'landing page',
  'business-model-canvas': 'business model canvas',
  'cash-flow-projector': 'cash flow projection',
  'equity-calculator': 'cap table',
  'task-manager': 'task list',
};

const toNew = (tools: readonly CatalogueEntry[], id: string, thing: string, detail: string, run: () => void): Command[] =>
  tools
    .filter((tool) => tool.id === id)
    .map((tool) => ({
      id: `new ${id}`,
      name: `New ${thing}`,
      otherNames: 'start, add, create, neu, nouveau, nuevo, nuovo, novo, nieuw',
      detail,
      icon: 'plus',
      href: tool.path,
      run,
    }));

const themes: { theme: Theme; name: string; otherNames: string; icon: string }[] = [
  { theme: 'dark', name: 'Switch to the dark theme', otherNames: 'dark mode, night, black, colours', icon: 'moon' },
  { theme: 'light', name: 'Switch to the light theme', otherNames: 'light mode, day, bright, white, colours', icon: 'sun' },
  {
    theme: 'system',
    name: 'Switch to the theme of my device',
    otherNames: 'system theme, automatic, dark mode, light mode',
    icon: 'sun-moon',
  },
];

async function keep(tool: string): Promise<void> {
  await keepWork(tool);
  const { is, why } = useKeeping.getState();
  showToast(is === 'failed' ? `Not saved: ${why}` : 'Everything you change is kept on this device from now on');
}

const saveBackup = async () => (await import('@/kinds/work/backup')).saveBackup();

export const listActions = ({ tools, theme, keeping, tool, show }: Around): Command[] => [
  ...toNew(tools, 'invoice-generator', 'invoice', 'The next one of your invoices', () => void startInvoice()),
  ...Object.entries(newThings).flatMap(([id, thing]) =>
    toNew(tools, id, thing, 'An empty document; the others stay in your work', () => startNewDoc(id)),
  ),
  {
    id: 'workspace',
    name: 'My work',
    otherNames: 'documents, files, saved, workspace, everything I made, all documents',
    detail: 'Everything you have made here',
    icon: 'files',
    href: '/workspace',
  },
  {
    id: 'profile',
    name: 'Your profile',
    otherNames:
      'company details, company facts, about my company, my business, address, founders, fill in once, Profil, perfil, profilo, profiel',
    detail: 'Company facts that every tool starts with',
    icon: 'briefcase',
    href: '/profile',
  },
  {
    id: 'today',
    name: 'Today',
    otherNames: 'due, deadlines, dates, agenda, what is next, this week, overdue, reminders, heute, aujourd’hui, hoy, oggi, hoje, vandaag',
    detail: 'Everything with a date, from all your documents',
    icon: 'calendar-check',
    href: '/today',
  },
  {
    id: 'data-room',
    name: 'Data room',
    otherNames: 'due diligence, documents for investors, zip, hand over, dataroom, Datenraum',
    detail: 'The documents you choose, as one ZIP to hand over',
    icon: 'folder-archive',
    href: '/data-room',
  },
  {
    id: 'together',
    name: 'Work together',
    otherNames: 'share with co-founder, second device, phone, sync, collaborate, room, team, invite',
    detail: 'The same work on your phone or with a co-founder',
    icon: 'users',
    href: '/together',
  },
  {
    id: 'backup',
    name: 'Download a backup',
    otherNames: 'export everything, save everything, save all, back up',
    detail: 'All documents in one file',
    icon: 'download',
    run: () => void saveBackup(),
  },
  {
    id: 'restore',
    name: 'Open a backup',
    otherNames: 'restore, import everything, load backup',
    detail: 'Shows what is in it before anything changes',
    icon: 'folder-open',
    staysOpen: true,
    run: () => show('restore'),
  },
  ...(keeping === 'off'
    ? [
        {
          id: 'keep',
          name: 'Keep on this device',
          otherNames: 'save my work, store, remember, autosave, do not lose',
          detail: 'Your work is there again after a reload',
          icon: 'hard-drive',
          run: () => void keep(tool),
        },
      ]
    : []),
  {
    id: 'forget',
    name: 'Forget everything',
    otherNames: 'delete everything, delete all, erase, clear, remove my data, reset',
    detail: 'Asks before anything is deleted',
    icon: 'trash-2',
    staysOpen: true,
    run: () => show('forget'),
  },
  ...themes
    .filter((one) => one.theme !== theme)
    .map(({ theme: next, ...shown }) => ({
      ...shown,
      id: `theme ${next}`,
      detail: 'Light, dark or as on your device',
      run: () => changeSettings({ theme: next }),
    })),
  {
    id: 'shortcuts',
    name: 'Keyboard shortcuts',
    otherNames: 'keys, hotkeys, help, ?',
    detail: 'What the keys do',
    icon: 'keyboard',
    staysOpen: true,
    run: () => show('shortcuts'),
  },
  {
    id: 'home',
    name: 'All tools',
    otherNames: 'home, start page, catalogue, overview',
    detail: 'The list on the home page',
    icon: 'house',
    href: '/',
  },
];

export const settingsPages: readonly Command[] = [
  {
    id: 'settings',
    name: 'Settings',
    otherNames:
      'preferences, options, theme, currency, euro, dollar, pound, shortcuts, Einstellungen, paramètres, ajustes, impostazioni, instellingen',
    detail: 'Theme, currency, shortcuts, and what is kept on this device',
    icon: 'settings',
    href: '/settings',
  },
  {
    id: 'ai',
    name: 'AI settings',
    otherNames: 'artificial intelligence, model, ChatGPT, OpenAI, Claude, Gemini, Ollama, API key, KI',
    detail: 'Your own model for texts, if you want one',
    icon: 'sparkles',
    href: '/ai-settings',
  },
  {
    id: 'privacy',
    name: 'Privacy',
    otherNames: 'data, what happens with my data, cookies, tracking, GDPR',
    detail: 'What this site does with your data',
    icon: 'shield-check',
    href: '/settings#privacy',
  },
];

/** The commands that a query means. */
export function findCommands(commands: readonly Command[]): (query: string) => FoundChoice[] {
  const search = makeIndex(commands);
  return (query) =>
    search(query).flatMap(({ at, grade, lacks }) => {
      const choice = commands[at];
      return choice ? [{ choice, grade, lacks }] : [];
    });
}
