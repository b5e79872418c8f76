export interface Beside {
  readonly show: (url: string) => void;
  readonly close: () => void;
}

/**
 * A window beside the page for an address that is still asked for; browsers allow it only while the press of the button
 * counts. `waiting` is what it says until then. Undefined where the browser allows none.
 */
export function openBeside(waiting: string): Beside | undefined {
  const beside = window.open("", "_blank");
  if (beside === null) return undefined;
  // What is shown there must not reach this page.
  beside.opener = null;
  beside.document.title = waiting;
  beside.document.body.textContent = waiting;
  return {
    show: (url) => beside.location.replace(url),
    close: () => beside.close(),
  };
}
