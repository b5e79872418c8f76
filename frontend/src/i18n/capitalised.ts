/** A text that begins where it stands: "heute, 14:32 Uhr" becomes "Heute, 14:32 Uhr". */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
