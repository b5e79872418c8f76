const KEY = "window";
/**
 * A reloaded page gives the name of the one before it free only a moment later. Attempts are counted, because a time that
 * is enough for one phone is over on a slower one before its browser has answered at all.
 */
const ATTEMPTS = 10;
const PAUSE_MILLISECONDS = 100;

export interface NamePorts {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Takes a name for as long as this page lives; false: another window has it. */
  readonly claim: (name: string) => Promise<boolean>;
  readonly newName: () => string;
}

/**
 * The name of this window. It stays the same over a reload; a duplicated tab brings a copy of it along and gets one of
 * its own, because two windows with one name would write over each other.
 */
export async function claimWindowName({ storage, claim, newName }: NamePorts): Promise<string> {
  const knownName = read(storage);
  for (let attempt = 0; knownName !== null && attempt < ATTEMPTS; attempt += 1) {
    if (await claim(knownName)) return knownName;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  const made = newName();
  await claim(made);
  try {
    storage.setItem(KEY, made);
  } catch {
    // Storage is switched off: after a reload this is another window, which may take over.
  }
  return made;
}

function read(storage: NamePorts["storage"]): string | null {
  try {
    const knownName = storage.getItem(KEY);
    return knownName !== null && /^[A-Za-z0-9_-]{1,64}$/.test(knownName) ? knownName : null;
  } catch {
    return null;
  }
}

const locksOf = ({ locks }: Partial<Pick<Navigator, "locks">>): LockManager | undefined => locks;

/** A lock of the browser that lasts as long as the page. */
export function claimByLock(name: string): Promise<boolean> {
  // Older browsers have no locks, and others hide them from pages without https; such a window believes its name.
  const locks = locksOf(navigator);
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(`window ${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Never resolves: the browser frees the name when the page goes.
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}
