/** Whether the portal has something to say to everybody, as its answers tell (`NOTICE_HEADER`). */
let there = false;
const listeners = new Set<() => void>();

export const news = {
  there: () => there,
  /** Told once; whether it still holds the notice itself asks. */
  come: () => {
    if (there) return;
    there = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
