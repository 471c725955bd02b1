import type { Category } from './model';

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

export const packageCategory = (name: string): Category => known.find(([, names]) => names.test(name))?.[0] ?? 'Other';

/** Python's packages, by their whole name in small letters with hyphens. */
const python: [Category, string][] = [
  [
    'Authentication',
    'pyjwt python-jose authlib django-allauth passlib bcrypt argon2-cffi itsdangerous python-social-auth social-auth-app-django',
  ],
  ['Payments', 'stripe paypalrestsdk braintree mollie-api-python razorpay adyen'],
  [
    'Analytics',
    'sentry-sdk posthog mixpanel amplitude-analytics segment-analytics-python ddtrace newrelic prometheus-client opentelemetry-sdk',
  ],
  ['Communication', 'sendgrid twilio resend postmarker slack-sdk channels websockets python-telegram-bot'],
  ['Storage', 'google-cloud-storage azure-storage-blob minio django-storages s3fs cloudinary pillow'],
  [
    'Database',
    'sqlalchemy alembic psycopg psycopg2 psycopg2-binary psycopg-binary asyncpg pymysql mysqlclient pymongo motor mongoengine redis peewee tortoise-orm sqlmodel elasticsearch supabase',
  ],
  ['Hosting', 'boto3 botocore gunicorn uvicorn hypercorn daphne waitress uwsgi whitenoise zappa aws-cdk-lib'],
  [
    'DevOps',
    'pytest pytest-cov pytest-django pytest-asyncio black ruff flake8 isort mypy pylint tox coverage pre-commit poetry setuptools wheel pip ipython ansible fabric',
  ],
  [
    'Backend',
    'django djangorestframework django-ninja flask fastapi starlette tornado aiohttp sanic bottle pyramid celery rq dramatiq requests httpx pydantic graphene strawberry-graphql python-dotenv marshmallow numpy pandas scipy scikit-learn torch tensorflow transformers openai anthropic langchain',
  ],
  ['Frontend', 'jinja2 streamlit gradio dash django-crispy-forms reflex nicegui'],
];
const pythonNames = new Map(python.flatMap(([category, names]) => names.split(' ').map((name) => [name, category] as const)));

/** "Flask_Login" and "flask-login" are the same package to pip. */
export const pythonCategory = (name: string): Category => pythonNames.get(name.toLowerCase().replace(/[-_.]+/g, '-')) ?? 'Other';

/** Images that containers are built on. */
const images: [Category, RegExp][] = [
  [
    'Backend',
    /^(?:node|python|golang|ruby|php|openjdk|eclipse-temurin|amazoncorretto|rust|elixir|erlang|deno|bun|perl|swift|gradle|maven|sdk|aspnet|runtime|pypy|tomcat)$/,
  ],
  [
    'Database',
    /^(?:postgres|postgresql|postgis|mysql|mariadb|mongo|mongodb|redis|valkey|elasticsearch|opensearch|cassandra|clickhouse-server|neo4j|influxdb|couchdb|memcached)$/,
  ],
  ['Hosting', /^(?:nginx|caddy|traefik|httpd|haproxy|envoy|apache)$/],
  ['Communication', /^(?:rabbitmq|nats|kafka|mailhog|mailpit|mosquitto)$/],
  ['Analytics', /^(?:grafana|prometheus|loki|matomo|plausible|metabase)$/],
  ['Authentication', /^(?:keycloak|vault|authentik|dex|hydra)$/],
  ['Storage', /^(?:minio|registry)$/],
  ['DevOps', /^(?:alpine|debian|ubuntu|busybox|centos|rockylinux|fedora|amazonlinux|docker|jenkins|static|base|wolfi-base|chainguard)/],
];

export const imageCategory = (name: string): Category => images.find(([, names]) => names.test(name))?.[0] ?? 'Other';
