/** Keeps one visitor from taking the room of all others: how many connections, how much and how fast. */

/** Fills up by so much a second; what is taken beyond it is refused. */
export function makeBucket(perSecond, burst, clock = Date.now) {
  let left = burst;
  let at = clock();
  return (amount = 1) => {
    const time = clock();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (amount > left) return false;
    left -= amount;
    return true;
  };
}

/** Who has not said within this time which room they want is sent away. */
const patienceMs = 15_000;

export function makeGuard({ messagesPerSecond, bytesPerSecond, connectionsPerAddress, roomsPerHour, mostMessageBytes }, count) {
  const open = new Map();
  const newRooms = new Map();
  return {
    mayConnect: (address) => (open.get(address) ?? 0) < connectionsPerAddress,
    mayOpenRoom(address) {
      // So many addresses at once are no visitors.
      if (newRooms.size > 10_000) newRooms.clear();
      const bucket = newRooms.get(address) ?? makeBucket(roomsPerHour / 3600, roomsPerHour);
      newRooms.set(address, bucket);
      return bucket();
    },
    /** Watches a connection; the answer is told once it has shown what it may do. */
    watch(socket, address) {
      open.set(address, (open.get(address) ?? 0) + 1);
      const messages = makeBucket(messagesPerSecond, messagesPerSecond * 10);
      const bytes = makeBucket(bytesPerSecond, Math.max(bytesPerSecond * 10, mostMessageBytes * 4));
      const timer = setTimeout(() => socket.close(4401, 'too-slow'), patienceMs);
      socket.prependListener('message', (data) => {
        count('messages');
        count('bytes', data.length);
        if (messages() && bytes(data.length)) return;
        count('refused');
        socket.removeAllListeners('message');
        socket.terminate();
      });
      socket.on('error', () => socket.terminate());
      socket.once('close', () => {
        clearTimeout(timer);
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      return { isKnown: () => clearTimeout(timer) };
    },
  };
}
