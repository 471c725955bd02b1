import { Children, Fragment, isValidElement, use, useState, type ReactNode } from 'react';
import { canLoad } from '@/platform/connection';
import { IconButton, Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { docOf, hasWorkElsewhere, hasWorkIn, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { useRefill, useSay, useUndo } from '@/workspace/tool-state';
import { CurrencyPicker } from './currency-picker';

// Only once it is asked for, or has something to say.
const DocumentsMenu = lazyPart(async () => (await import('./documents-menu')).DocumentsMenu, <DocumentsButton />);
const inThisTab = <span className="chip chip-warn min-h-6">Only in this tab</span>;
// Only once there is work that may be kept somewhere. Without a connection it says where the work is, and no more.
const PlaceMenu = lazyPart(async () => {
  const plain = () => inThisTab;
  if (!canLoad()) return plain;
  try {
    return (await import('./place-menu')).PlaceMenu;
  } catch {
    return plain;
  }
}, inThisTab);
// Only where another tool has work that this one might take.
const Offers = lazyPart(async () => (await import('./offers')).Offers);
// Only where some work could not be read.
const RefusedWork = lazyPart(async () => (await import('./refused-work')).RefusedWork);
// Only where the same list stands in another tool.
const SharedList = lazyPart(async () => (await import('./shared-list')).SharedList);

/** Puts other work in the place of this; the message that says so offers the way back. */
interface Beginning {
  run: () => void;
  /** "Sample loaded" */
  said: string;
  /** Where the button has words of its own. */
  label?: string;
  look?: 'plain' | 'quiet';
}

interface WorkBarProps {
  isSample?: boolean;
  /** "Load sample" and "Start over"; nothing where there is no use for them now. */
  sample?: Beginning | false;
  startOver?: Beginning | false;
  /** Its amounts are in a currency that can be chosen here. */
  hasMoney?: boolean;
  children?: ReactNode;
}

function DocumentsButton({ onClick }: { onClick?: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label="Documents"
      title="Documents"
      onClick={onClick}
    >
      <Icon icon="files" />
    </button>
  );
}

function Documents() {
  const tool = use(ToolIdContext);
  const [isAsked, setIsAsked] = useState(false);
  const isMany = useWorkspace((state) => Object.values(state.docs).filter((doc) => doc.tool === tool).length > Number(tool in state.open));
  return isAsked || isMany ? <DocumentsMenu isOpenAtFirst={isAsked} /> : <DocumentsButton onClick={() => setIsAsked(true)} />;
}

/** The parts of a bar one by one, whatever they are grouped in. */
const flatten = (children: ReactNode): ReturnType<typeof Children.toArray> =>
  Children.toArray(
    Children.toArray(children).map((child) =>
      isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? flatten(child.props.children) : child,
    ),
  );
const isPrimary = (child: ReactNode) => isValidElement<{ look?: string }>(child) && child.props.look === 'primary';
const isDownload = (child: ReactNode) => isValidElement<{ hasDocument?: boolean }>(child) && child.props.hasDocument !== undefined;
/** What is never folded away: the primary action, or the way to take the work along. */
const findMain = (all: readonly ReactNode[]) => all.filter(all.some(isPrimary) ? isPrimary : isDownload);

/** Above every tool: where the work is, the way back, and what can be done with it. */
export function WorkBar({ isSample, sample, startOver, hasMoney, children }: WorkBarProps) {
  const tool = use(ToolIdContext);
  const hasWork = useWorkspace((state) => hasWorkIn(state, tool));
  const refused = useWorkspace((state) => Object.values(state.refused).some((envelope) => envelope.tool === tool));
  const list = useWorkspace((state) => docOf(state, tool)?.list);
  const hasOthers = useWorkspace((state) => hasWorkElsewhere(state, tool));
  const { canUndo, canRedo, undo, redo } = useUndo();
  const say = useSay();
  const refill = useRefill();
  const begin = ({ run, said }: Beginning) => {
    run();
    if (run === (startOver && startOver.run)) refill();
    say(said);
  };
  const all = flatten(children);
  const main = findMain(all);
  const others = [
    hasMoney && <CurrencyPicker key="currency" />,
    startOver && (
      <Button key="over" look={startOver.look ?? 'quiet'} icon="rotate-ccw" onClick={() => begin(startOver)}>
        {startOver.label ?? 'Start over'}
      </Button>
    ),
    ...all.filter((child) => !main.includes(child)),
  ].filter(Boolean);
  return (
    <>
      {isSample && <p className="mb-3 hidden print:block">Sample data</p>}
      <div className="no-print work-bar mb-5 flex min-h-9 flex-wrap items-center gap-2">
        <Documents />
        {hasWork && <PlaceMenu />}
        {isSample && <Chip tone="warn">Sample</Chip>}
        {list && list !== 'apart' && <SharedList topic={list} />}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {(canUndo || canRedo) && (
            <span className="inline-flex">
              <IconButton icon="undo-2" label="Undo" disabled={!canUndo} onClick={undo} aria-keyshortcuts="Control+Z" />
              <IconButton icon="redo-2" label="Redo" disabled={!canRedo} onClick={redo} aria-keyshortcuts="Control+Shift+Z" />
            </span>
          )}
          {sample && (
            <Button look={sample.look ?? 'quiet'} onClick={() => begin(sample)}>
              {sample.label ?? 'Load sample'}
            </Button>
          )}
          {others.length > 1 ? (
            <Fold label="More" buttonClass="btn btn-icon">
              {others}
            </Fold>
          ) : (
            others
          )}
          {main}
        </div>
      </div>
      {refused && <RefusedWork />}
      {hasOthers && <Offers />}
    </>
  );
}
