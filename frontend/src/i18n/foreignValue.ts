/** A value of a message that is told in German or English only: `RichMessage` marks it where the page speaks another language. */
export function foreignValue(text: string): string {
  return `<foreign>${text}</foreign>`;
}
