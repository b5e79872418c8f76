/** Whether the portal announces something, as the header of its answers says (`NOTICE_HEADER`). */
let raised = false;
const listeners = new Set<() => void>();

export const portalNoticeSignal = {
  isRaised: () => raised,
  /** Raised once per window; the notice itself asks whether it still holds. */
  raise: () => {
    if (raised) return;
    raised = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
