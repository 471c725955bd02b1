import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Meeting Scheduler',
  description: 'Plan meetings across time zones, see clashes before they happen and send invites to any calendar.',
  category: 'Productivity',
  icon: 'calendar-clock',
  keywords: ['calendar', 'appointment', 'invite', 'ics', 'time zone', 'availability', 'call', 'recurring meeting', 'agenda', 'reminder'],
  offers: ['tasks'],
});
