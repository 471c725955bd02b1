/** Why a room cannot be used, as the server says it in a word. Whatever it is, nothing on this device has been touched. */
const reasons: Readonly<Record<string, string>> = {
  gone: 'There is no such room on this server. It may have been closed, or nobody has used it for a long time.',
  closed: 'This room was closed for everyone. Your copy of the work stays on this device.',
  refused: 'The server doesn’t accept this link. Ask for a new one.',
  newer: 'Someone in this room uses a newer version of Groundwork. Reload the page to get it; until then nothing is sent or taken in.',
  crowded: 'This room is full: as many people as the server allows are in it already.',
  full: 'The room holds as much as the server allows, so your latest changes stay on this device. Delete documents or pictures you no longer need.',
  'too-many': 'Too many rooms were opened from here within an hour. Try again later.',
};

export const wordsFor = (reason: string) => reasons[reason] ?? 'The server refused the room. Nothing on this device has changed.';
