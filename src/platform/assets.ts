/** Reads one of the suite's own static files, such as a font. */
export async function readAsset(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A file of the suite is missing: ${address}`);
  return answer.arrayBuffer();
}
