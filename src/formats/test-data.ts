import { vi } from 'vitest';

/** A browser that draws: every picture becomes its size and type in words. Says what was drawn. */
export function stubCanvas(): string[] {
  const drawn: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined, fillRect: () => undefined }),
      toBlob(give: (blob: Blob) => void, type: string) {
        const said = `${this.width} × ${this.height} ${type}`;
        drawn.push(said);
        give(new Blob([said]));
      },
    }),
  });
  return drawn;
}
