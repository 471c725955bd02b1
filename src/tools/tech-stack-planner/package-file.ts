import { Told } from '@/lib/told';
import type { Category } from './model';
import { isObject } from '@/lib/objects';

/** What well-known packages are for; by the start of a name, the longest first. */
const known: [Category, RegExp][] = [
  ['Authentication', /^(?:next-auth|@auth\/|@auth0\/|auth0|passport|@clerk\/|jsonwebtoken|bcrypt|lucia|@supabase\/auth|better-auth|jose)/],
  ['Payments', /^(?:stripe|@stripe\/|braintree|@paypal\/|paypal|@paddle\/|square|@adyen\/|razorpay|@mollie\/)/],
  [
    'Analytics',
    /^(?:posthog|mixpanel|@amplitude\/|amplitude|@sentry\/|@segment\/|react-ga|plausible|@vercel\/analytics|@datadog\/|newrelic)/,
  ],
  ['Communication', /^(?:nodemailer|@sendgrid\/|twilio|resend|postmark|mailgun|@slack\/|socket\.io|ws$|pusher|@novu\/|discord)/],
  ['Storage', /^(?:@aws-sdk\/client-s3|@google-cloud\/storage|@azure\/storage|minio|multer|@vercel\/blob|cloudinary|uploadthing|sharp$)/],
  [
    'Database',
    /^(?:pg$|pg-|postgres|mysql|mongo|redis|ioredis|@?prisma|@prisma\/|drizzle|typeorm|sequelize|knex|sqlite|better-sqlite3|@supabase\/|firebase|@neondatabase\/|kysely|@libsql\/|@elastic\/)/,
  ],
  ['Hosting', /^(?:vercel|@vercel\/|netlify|@netlify\/|wrangler|@cloudflare\/|firebase-tools|@aws-sdk\/|aws-sdk|aws-cdk|serverless|sst$)/],
  [
    'DevOps',
    /^(?:typescript|ts-node|tsx$|eslint|@eslint\/|@typescript-eslint\/|prettier|oxlint|biome|@biomejs\/|jest|@jest\/|vitest|@vitest\/|playwright|@playwright\/|cypress|mocha|chai|husky|lint-staged|nodemon|webpack|vite$|@vitejs\/|rollup|esbuild|turbo|nx$|babel|@babel\/|@types\/|knip|storybook|@storybook\/|@testing-library\/|pm2|docker)/,
  ],
  [
    'Backend',
    /^(?:express|fastify|@fastify\/|koa|hapi|@hapi\/|@nestjs\/|hono|@hono\/|apollo-server|@apollo\/server|graphql$|@trpc\/server|bull|bullmq|cors$|helmet|dotenv|axios|node-fetch|got$|undici|winston|pino|langchain|openai|@anthropic-ai\/|ai$|@ai-sdk\/)/,
  ],
  [
    'Frontend',
    /^(?:react|@react|preact|vue|@vue\/|nuxt|next$|next-|svelte|@sveltejs\/|@angular\/|solid-js|astro|@astrojs\/|remix|@remix-run\/|gatsby|tailwind|@tailwindcss\/|bootstrap|@mui\/|@chakra-ui\/|@radix-ui\/|@headlessui\/|styled-components|@emotion\/|sass|zustand|redux|@reduxjs\/|jotai|mobx|@tanstack\/|framer-motion|d3|chart|recharts|three|lucide|lodash|date-fns|dayjs|zod|expo|@expo\/|electron|@ionic\/|jquery)/,
  ],
];

const categoryOf = (name: string): Category => known.find(([, names]) => names.test(name))?.[0] ?? 'Other';

const parts = [
  ['dependencies', ''],
  ['devDependencies', 'for development'],
  ['peerDependencies', 'needed beside it'],
  ['optionalDependencies', 'optional'],
] as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The packages of a package.json as rows; undefined for any other file, and a sentence where it lists none. */
export function readPackageFile(text: string): { headers: string[]; rows: string[][] } | undefined {
  if (!/^\uFEFF?\s*\{/.test(text)) return undefined;
  const file = parseJson(text);
  if (!isObject(file)) throw new Told('This file looks like JSON, but can’t be read as such.');
  // A list that was downloaded here is not a package.json, and is left to the import itself.
  if (Array.isArray(file.records)) return undefined;
  const seen = new Set<string>();
  const rows = parts.flatMap(([key, remark]) => {
    const group = file[key];
    return isObject(group)
      ? Object.entries(group).flatMap(([name, version]) => {
          if (name.trim() === '' || name.length > 200 || seen.has(name)) return [];
          seen.add(name);
          const facts = [typeof version === 'string' ? `Version ${version.slice(0, 60)}` : '', remark].filter(Boolean).join(', ');
          return [[name, categoryOf(name), facts === '' ? '' : `${facts}, from package.json.`]];
        })
      : [];
  });
  if (rows.length === 0) throw new Told('This JSON file lists no packages. A package.json has them under “dependencies”.');
  return { headers: ['Name', 'Category', 'Description'], rows };
}
