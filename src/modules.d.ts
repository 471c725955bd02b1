/** Modules that come without types of their own. */
declare module 'virtual:icons' {
  const address: string;
  export default address;
}

declare module 'opentype.js' {
  export function parse(bytes: ArrayBuffer): import('@/kinds/board/opentype').Font;
}
