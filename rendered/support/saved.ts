/** What the page hands to the browser's download comes here. */
export interface SavedFile {
  name: string;
  bytes: Buffer;
  text: string;
}

const waiting: ((file: SavedFile) => void)[] = [];

export function keepSaved(name: string, content: Blob): void {
  void content.arrayBuffer().then((buffer) => {
    const bytes = Buffer.from(buffer);
    waiting.shift()?.({ name, bytes, text: bytes.toString('utf8') });
  });
}

export const nextSaved = (): Promise<SavedFile> =>
  new Promise((resolve, reject) => {
    const give = (file: SavedFile) => {
      clearTimeout(timer);
      resolve(file);
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(give), 1);
      reject(new Error(`Nothing was saved. The page says: ${document.querySelector('.toaster')?.textContent ?? 'nothing'}`));
    };
    const timer = setTimeout(giveUp, 60_000);
    waiting.push(give);
  });

let clipboard = '';

export function keepCopied(text: string): Promise<boolean> {
  clipboard = text;
  return Promise.resolve(true);
}

/** What the page copied last. */
export const copied = (): string => clipboard;
