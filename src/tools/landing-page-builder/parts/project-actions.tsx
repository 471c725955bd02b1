import { tell } from '@/lib/told';
import { useRef } from 'react';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { FileInput } from '@/ui/file-input';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import type { Tool } from '@/workspace/tool-state';
import { projectFile } from '../project-file';
import { state, type PageData } from '../model';

interface ProjectActionsProps {
  tool: Tool<PageData>;
  onProblem: (problem: string) => void;
}

/** Saving the page to go on later, and taking it up again. Whatever replaces the page can be undone. */
export function ProjectActions({ tool, onProblem }: ProjectActionsProps) {
  const { data, around, change } = tool;
  const input = useRef<HTMLInputElement>(null);
  const replace = (page: PageData, message: string) => {
    onProblem('');
    change(() => page, { say: message });
  };
  const open = async (file: File) => {
    try {
      const { openProject } = await import('../open-project');
      replace(await openProject(file), `Opened ${file.name}`);
    } catch (error) {
      onProblem(tell(error, 'This file couldn’t be opened.'));
    }
  };
  return (
    <Fold label="More" buttonClass="btn btn-icon">
      <Menu
        label="Start from"
        buttonClass="btn btn-quiet"
        items={[
          {
            label: 'Sample page',
            detail: 'Every kind of section',
            onSelect: () => replace(state.sample?.(around) ?? data, 'Sample page loaded'),
          },
          { label: 'First page', detail: 'As on a first visit', onSelect: () => replace(state.start(around), 'Page reset') },
        ]}
      >
        Start from
        <Icon icon="chevron-down" />
      </Menu>
      <FileInput ref={input} label="Project file" accept=".json,application/json" onFile={(file) => void open(file)} />
      <Button icon="folder-open" onClick={() => input.current?.click()}>
        Open Project
      </Button>
      <Download label="Save Project" files={[projectFile(data)]} />
    </Fold>
  );
}
