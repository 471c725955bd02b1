import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const fonts = { chinese: 'noto-sans-sc', japanese: 'biz-udpgothic', korean: 'nanum-gothic' };

/** For tests: the addresses of some three hundred slices of fonts, without a module for each of them. */
export const fontSlices = (): Plugin => ({
  name: 'groundwork-font-slices',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/formats/pdf/slice-files.ts')) return undefined;
    const tables = Object.entries(fonts).map(([language, font]) => {
      const folder = `node_modules/@fontsource/${font}/files`;
      const slices = readdirSync(folder).filter((name) => new RegExp(`^${font}-\\d+-400-normal\\.woff$`).test(name));
      const paths = slices.map((name) => [`/${folder}/${name}`, `/${folder}/${name}`]);
      return `export const ${language} = ${JSON.stringify(Object.fromEntries(paths))};`;
    });
    return tables.join('\n');
  },
});
