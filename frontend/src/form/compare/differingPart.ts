/**
 * A text in three parts: what both begin with, what differs from the other one, what both end with. Letters made of several
 * signs stay whole.
 */
export function differingPart(text: string, other: string) {
  const own = Array.from(text);
  const others = Array.from(other);
  let start = 0;
  while (start < own.length && start < others.length && own[start] === others[start]) start += 1;
  let end = 0;
  while (
    end < own.length - start &&
    end < others.length - start &&
    own.at(-1 - end) === others.at(-1 - end)
  ) {
    end += 1;
  }
  const part = (from: number, to: number): string => own.slice(from, to).join("");
  return {
    before: part(0, start),
    differs: part(start, own.length - end),
    after: part(own.length - end, own.length),
  };
}
