/** Written only after the user asked for something to be remembered; every failure is survivable. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could have been stored either.
  }
}

/** Everything of ours, on the device and in the tab. */
export function clearStored(): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(area())) if (key.startsWith('groundwork.')) area().removeItem(key);
    } catch {
      // Nothing could have been stored either.
    }
  }
}

/** The names of what was stored, of those that begin so. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
