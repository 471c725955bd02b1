import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

/** Days must come out right wherever the user is; these zones break most mistakes. */
const zones = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const shared = { plugins: [icons()], resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } } };

export default defineConfig({
  ...shared,
  test: {
    projects: [
      ...zones.map((zone) => ({
        ...shared,
        test: { name: zone, include: ['src/**/*.test.ts', 'build/**/*.test.ts'], pool: 'forks' as const, env: { TZ: zone } },
      })),
      { ...shared, test: { name: 'screens', include: ['src/**/*.test.tsx'], environment: 'happy-dom', testTimeout: 180_000 } },
    ],
  },
});
