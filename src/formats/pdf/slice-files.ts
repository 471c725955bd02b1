/** Where the slices of the larger fonts are. */
export const chinese = import.meta.glob<string>('/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const japanese = import.meta.glob<string>('/node_modules/@fontsource/biz-udpgothic/files/biz-udpgothic-[0-9]*-400-normal.woff', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const korean = import.meta.glob<string>('/node_modules/@fontsource/nanum-gothic/files/nanum-gothic-[0-9]*-400-normal.woff', {
  query: '?url',
  import: 'default',
  eager: true,
});
