import { foldText } from '@/lib/text';
import { emptyRecord } from './empty-record';
import type { Category, Technology } from './model';

interface Preset {
  name: string;
  about: string;
  lines: readonly (readonly [name: string, category: Category, description: string, license: string])[];
}

const service = 'Commercial service';

/** Usual combinations, as candidates: prices change too often to be written here. */
export const presets: readonly Preset[] = [
  {
    name: 'Web app in JavaScript',
    about: 'One language for screens and server.',
    lines: [
      ['React', 'Frontend', 'Builds the screens.', 'MIT'],
      ['Next.js', 'Frontend', 'Pages, routes and rendering on the server.', 'MIT'],
      ['Node.js', 'Backend', 'Runs the server’s code.', 'MIT'],
      ['PostgreSQL', 'Database', 'Keeps the data.', 'PostgreSQL License'],
      ['Vercel', 'Hosting', 'Runs the app and its previews.', service],
      ['GitHub Actions', 'DevOps', 'Tests and ships every change.', service],
      ['Stripe', 'Payments', 'Takes cards.', service],
    ],
  },
  {
    name: 'Web app in Python',
    about: 'A framework with an admin page, users and forms built in.',
    lines: [
      ['Django', 'Backend', 'Pages, data model, users and admin.', 'BSD-3-Clause'],
      ['htmx', 'Frontend', 'Lively pages without a second app.', 'BSD Zero Clause'],
      ['PostgreSQL', 'Database', 'Keeps the data.', 'PostgreSQL License'],
      ['Celery', 'Backend', 'Runs jobs in the background.', 'BSD-3-Clause'],
      ['Render', 'Hosting', 'Runs the app, the jobs and the database.', service],
      ['GitHub Actions', 'DevOps', 'Tests and ships every change.', service],
    ],
  },
  {
    name: 'Web app in PHP',
    about: 'Cheap to host almost anywhere.',
    lines: [
      ['Laravel', 'Backend', 'Pages, data model, queues and users.', 'MIT'],
      ['Vue', 'Frontend', 'Builds the screens.', 'MIT'],
      ['MySQL', 'Database', 'Keeps the data.', 'GPL-2.0 or commercial'],
      ['nginx', 'Hosting', 'Serves the pages.', 'BSD-2-Clause'],
    ],
  },
  {
    name: 'Mobile app',
    about: 'One code base for iPhone and Android.',
    lines: [
      ['React Native', 'Frontend', 'Builds the app for both systems.', 'MIT'],
      ['Expo', 'DevOps', 'Builds, tests and submits the app.', 'MIT, with a commercial service'],
      ['Firebase', 'Database', 'Data, users and push messages as a service.', service],
      ['Sentry', 'Analytics', 'Reports crashes.', service],
    ],
  },
  {
    name: 'Online shop',
    about: 'A shop on your own server, or as a service: keep one.',
    lines: [
      ['Shopify', 'Hosting', 'The whole shop as a service.', service],
      ['WooCommerce', 'Backend', 'A shop inside WordPress, on your own server.', 'GPL-3.0'],
      ['WordPress', 'Backend', 'Pages and posts.', 'GPL-2.0 or later'],
      ['Stripe', 'Payments', 'Takes cards.', service],
      ['Mailchimp', 'Communication', 'Newsletters and follow-ups.', service],
    ],
  },
  {
    name: 'Without code',
    about: 'A first version from building blocks.',
    lines: [
      ['Webflow', 'Frontend', 'Pages without code.', service],
      ['Airtable', 'Database', 'Tables that people can edit.', service],
      ['Zapier', 'Backend', 'Connects the parts.', service],
      ['Stripe', 'Payments', 'Takes cards.', service],
    ],
  },
];

/** What of a preset is not in the list yet, as candidates: nobody has decided on it. */
export function toMissing({ lines }: Preset, all: readonly Pick<Technology, 'name'>[], makeId: () => string): Technology[] {
  const known = new Set(all.map(({ name }) => foldText(name.trim())));
  return lines
    .filter(([name]) => !known.has(foldText(name)))
    .map(([name, category, description, license]) => ({
      ...emptyRecord,
      id: makeId(),
      name,
      category,
      description,
      license,
      selected: false,
    }));
}
