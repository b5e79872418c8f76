type Digests = Readonly<Record<string, string>>;

export interface DigestComparison {
  readonly same: boolean;
  /** Each one that differs, and how many there are. */
  readonly lines: readonly string[];
}

/** Compares digests of what a portal runs with those of a build of the sources; `what` they are of, such as `functions`. */
export function compareDigests(
  what: string,
  { running, built }: { readonly running: Digests; readonly built: Digests },
): DigestComparison {
  const names = [...new Set([...Object.keys(running), ...Object.keys(built)])].toSorted();
  const differing = names.flatMap((name) => {
    if (running[name] === built[name]) return [];
    if (running[name] === undefined) return [`${name}: the portal does not have it`];
    if (built[name] === undefined) return [`${name}: the sources do not have it`];
    return [`${name}: the portal runs ${running[name]}, the sources give ${built[name]}`];
  });
  const total = names.length.toString();
  return differing.length === 0
    ? { same: true, lines: [`All ${total} ${what} are what the sources give.`] }
    : { same: false, lines: [...differing, `${differing.length.toString()} of ${total} ${what} differ.`] };
}
