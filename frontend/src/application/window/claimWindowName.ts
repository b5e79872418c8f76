const KEY = "window";
/** A reloaded page gives the name of the one before it free only a moment later. */
const WAIT_MILLISECONDS = 300;

export interface NamePorts {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Takes a name for as long as this page lives; false: another window has it. */
  readonly claim: (name: string, waitMilliseconds: number) => Promise<boolean>;
  readonly newName: () => string;
}

/**
 * The name of this window. It stays the same over a reload; a duplicated tab brings a copy of it along and gets one of
 * its own, because two windows with one name would write over each other.
 */
export async function claimWindowName({ storage, claim, newName }: NamePorts): Promise<string> {
  const knownName = read(storage);
  if (knownName !== null && (await claim(knownName, WAIT_MILLISECONDS))) return knownName;
  const made = newName();
  await claim(made, WAIT_MILLISECONDS);
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
export function claimByLock(name: string, waitMilliseconds: number): Promise<boolean> {
  // Older browsers have no locks, and others hide them from pages without https; such a window believes its name.
  const locks = locksOf(navigator);
  if (locks === undefined) return Promise.resolve(true);
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), waitMilliseconds);
  return new Promise((resolve) => {
    locks
      .request(`window ${name}`, { signal: control.signal }, () => {
        clearTimeout(timer);
        resolve(true);
        // Never resolves: the browser frees the name when the page goes.
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}
