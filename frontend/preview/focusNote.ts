/** Moves the focus to the note of this title; answers whether the page shows it. */
export function focusNote(title: string): boolean {
  const note = [...document.querySelectorAll<HTMLElement>(".ap-text")].find(
    (text) => text.querySelector("strong")?.textContent === title && text.getClientRects().length > 0,
  );
  if (note === undefined) return false;
  note.tabIndex = -1;
  note.focus();
  return true;
}
