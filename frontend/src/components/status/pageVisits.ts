/** Whether the person has moved inside the portal: only then a new page takes the focus (the first one has it). */
let moved = false;

export function markMoved(): void {
  moved = true;
}

export function hasMoved(): boolean {
  return moved;
}

let receiver: (() => boolean) | undefined;

/** The next page gives its focus to this instead of its heading, where it is there. */
export function giveFocusTo(receive: () => boolean): void {
  receiver = receive;
}

/** Whether something else than the heading took the focus of the page. */
export function gaveFocusAway(): boolean {
  const receive = receiver;
  receiver = undefined;
  return receive?.() ?? false;
}
