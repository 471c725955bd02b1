import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Task Manager',
  description: 'Who does what by when. List, board, calendar and timeline over the same tasks.',
  category: 'Productivity',
  icon: 'list-checks',
  keywords: ['to-do', 'todo list', 'kanban', 'gantt', 'checklist', 'project', 'deadlines', 'trello', 'asana', 'todoist'],
  accepts: ['tasks'],
});
