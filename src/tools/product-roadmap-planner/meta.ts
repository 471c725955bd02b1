import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Product Roadmap Planner',
  description: 'Plan what you build in which quarter. Sections, timeline, boards and team capacity over the same items.',
  category: 'Planning',
  icon: 'route',
  keywords: [
    'roadmap',
    'gantt',
    'timeline',
    'now next later',
    'kanban',
    'quarter',
    'release plan',
    'milestones',
    'capacity',
    'backlog',
    'jira',
  ],
  offers: ['tasks', 'milestones'],
  accepts: ['features'],
});
