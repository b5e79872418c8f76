/** Whether the person has moved inside the portal: only then a new page takes the focus (the first one has it). */
let moved = false;

export function markMoved(): void {
  moved = true;
}

export function hasMoved(): boolean {
  return moved;
}
