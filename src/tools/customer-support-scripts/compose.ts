/** One reply from several scripts: greeted once, signed once, in the order they were chosen. */

const greetingWords = String.raw`(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))`;
/** A greeting on a line of its own: "Hi {{name|there}}," */
const greetingLine = new RegExp(`^${greetingWords}\\b[^.?\\n]{0,80}[,!]?$`, 'i');
/** A greeting in front of a sentence: "Hi {{name|there}}, thank you for …" */
const greetingStart = new RegExp(`^${greetingWords}\\b[^,.?!\\n]{0,60}[,!]\\s+`, 'i');
const signOff =
  /^(?:best(?: regards| wishes)?|kind regards|warm(?:est)? regards|regards|sincerely|yours (?:sincerely|truly)|cheers|many thanks|thanks|thank you|with best wishes|all the best)\s*[,.!]?$/i;

const paragraphsOf = (content: string) =>
  content
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface Parts {
  greeting: string;
  body: string[];
  close: string;
}

const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What greets, what says something, and what signs. */
export function takeApart(content: string): Parts {
  const body = paragraphsOf(content);
  let greeting = '';
  let close = '';
  const [first = ''] = body;
  const lines = first.split('\n');
  if (greetingLine.test(lines[0] ?? '')) {
    greeting = (lines[0] ?? '').trim();
    const rest = lines.slice(1).join('\n').trim();
    body.splice(0, 1, ...(rest === '' ? [] : [rest]));
  } else {
    const found = greetingStart.exec(first)?.[0];
    if (found) {
      greeting = found.trim();
      body.splice(0, 1, capitalise(first.slice(found.length)));
    }
  }
  const last = body.at(-1) ?? '';
  // "Best wishes," and the name below it, also where the name is a paragraph of its own.
  const before = body.at(-2) ?? '';
  if (body.length > 1 && signOff.test(last.split('\n')[0] ?? '')) {
    close = last;
    body.pop();
  } else if (body.length > 2 && signOff.test(before) && last.split('\n').length <= 3) {
    close = `${before}\n${last}`;
    body.splice(-2);
  }
  return { greeting, body, close };
}

/** "Is there anything else I can do for you today?" at the end of a text. */
const lastOffer = /(?:^|\s)((?:is there )?anything else (?:that )?(?:I|we) can [^.?!\n]*\?)$/i;

/** What ends a conversation is said at its end: taken out where another script follows. */
function moveOffer(bodies: readonly string[][]): string[][] {
  let offer = '';
  const kept = bodies.map((body) => {
    const last = body.at(-1) ?? '';
    const found = lastOffer.exec(last)?.[1];
    if (found === undefined) return body;
    offer = found;
    const rest = last.slice(0, -found.length).trim();
    return [...body.slice(0, -1), ...(rest === '' ? [] : [rest])];
  });
  return offer === '' ? kept : [...kept, [offer]];
}

/** The first greeting, every paragraph once, the last sign-off. A single script stays as it is. */
export function composeReply(contents: readonly string[]): string {
  if (contents.length < 2) return contents[0]?.trim() ?? '';
  const parts = contents.map(takeApart);
  const greeting = parts.find((part) => part.greeting !== '')?.greeting ?? '';
  const close = parts.findLast((part) => part.close !== '')?.close ?? '';
  const seen = new Set<string>();
  const body = moveOffer(parts.map((part) => part.body))
    .flat()
    .filter((paragraph) => {
      const key = paragraph.toLowerCase().replace(/\s+/g, ' ');
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  return [greeting, ...body, close].filter((part) => part !== '').join('\n\n');
}
