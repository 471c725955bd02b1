/** Fonts that are on few devices, shown once a page asks for them; without one the next of the list stands in. */
const asked = new Set<string>();

export function showFont(family: string, addresses: readonly string[]): void {
  if (asked.has(family) || typeof FontFace === 'undefined') return;
  asked.add(family);
  for (const address of addresses) {
    const face = new FontFace(family, `url(${JSON.stringify(address)})`, { weight: '100 900' });
    document.fonts.add(face);
    face.load().catch((error: unknown) => {
      asked.delete(family);
      console.warn(error);
    });
  }
}
