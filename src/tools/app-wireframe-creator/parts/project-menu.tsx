import { tell } from '@/lib/told';
import { useRef } from 'react';
import { FileInput } from '@/ui/file-input';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { state } from '../model';
import type { Editor } from './use-editor';

/** Whole projects: one from a file, or the sample. What was there is one undo away. */
export function ProjectMenu({ editor }: { editor: Editor }) {
  const input = useRef<HTMLInputElement>(null);
  const { change, open, around } = editor;
  const openFile = async (file: File) => {
    try {
      const { readWireframe } = await import('../read-file');
      const wireframe = await readWireframe(file);
      change(() => wireframe, { say: `Opened ${file.name}` });
      open('');
    } catch (error) {
      showToast(tell(error, 'This file can’t be opened.'));
    }
  };
  return (
    <>
      <FileInput ref={input} label="Wireframe file" accept=".json,application/json" onFile={(file) => void openFile(file)} />
      <Menu
        label="Project"
        items={[
          { label: 'Open a JSON file', onSelect: () => input.current?.click() },
          {
            label: 'Load sample',
            onSelect: () => {
              change(() => state.sample?.(around) ?? state.start(around), { say: 'Sample loaded' });
              open('');
            },
          },
        ]}
      >
        <Icon icon="ellipsis" />
      </Menu>
    </>
  );
}
