/** Whether there is so little room that what is mostly looked up is folded; a wide page shows it at once. */
export function onPhone(): boolean {
  return matchMedia("(max-width: 47.99rem)").matches;
}
