/** Path of an answer as the definition knows it: `q[0].city` without the numbers of its rows, `q.city`. */
export function templatePath(path: string): string {
  return path.replace(/\[\d+\]/g, "");
}
