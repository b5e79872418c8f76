/**
 * By which path a page, layout or text, which has no answer, is shown or hidden: its key after the path of what it
 * stands in. No answer has a path with `#`, so a panel may have the key of a field.
 */
export function shownPath(key: string, around: string): string {
  return around === "" ? `#${key}` : `${around}.#${key}`;
}
