/**
 * By which path a page, layout or text, which has no answer, is shown or hidden: its key after the path of what it
 * stands in. No answer has a path with `#`, so a panel may have the key of a field.
 */
export function shownPath(key: string, around: string): string {
  return around === "" ? `#${key}` : `${around}.#${key}`;
}

/** Path of an answer as the definition knows it: `q[0].city` without the numbers of its rows, `q.city`. */
export function templatePath(path: string): string {
  return path.replace(/\[\d+\]/g, "");
}
