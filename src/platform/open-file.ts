const largestFile = 20 * 1024 * 1024;

/** Text of a file the user picked; UTF-8 with or without a mark, else the encoding old spreadsheets write. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > largestFile) throw new Error('This file is over 20 MB. Split it and import the parts.');
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
