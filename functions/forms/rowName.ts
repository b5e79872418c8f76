/** What a row of a list is called: the only one needs no number. */
export function rowName(
  name: string,
  { index, count }: { readonly index: number; readonly count: number },
): string {
  return count === 1 ? name : `${name} ${(index + 1).toString()}`;
}
