/** More than anybody's work holds: so many objects and lists, and so deep in each other. */
const mostBranches = 400_000;
const deepest = 200;

const backslash = 92;

/** Where a string that begins here ends. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}

/** Whether a text from outside would be more than any work once it is read; looked at without reading it, which takes far longer. */
export function isOverdone(json: string): boolean {
  let [branches, depth] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(json, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        branches += 1;
        depth += 1;
        if (branches > mostBranches || depth > deepest) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
    }
  }
  return false;
}
