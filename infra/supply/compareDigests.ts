type Digests = Readonly<Record<string, string>>;

export interface DigestComparison {
  readonly same: boolean;
  /** For whoever compares: each function that differs, and how many there are. */
  readonly lines: readonly string[];
}

/** What a portal tells of its functions, beside what a build of the sources gives. */
export function compareDigests(told: Digests, built: Digests): DigestComparison {
  const names = [...new Set([...Object.keys(told), ...Object.keys(built)])].toSorted();
  const differing = names.flatMap((name) => {
    if (told[name] === built[name]) return [];
    if (told[name] === undefined) return [`${name}: the portal does not have it`];
    if (built[name] === undefined) return [`${name}: the sources do not have it`];
    return [`${name}: the portal runs ${told[name]}, the sources give ${built[name]}`];
  });
  const total = names.length.toString();
  return differing.length === 0
    ? { same: true, lines: [`All ${total} functions are what the sources give.`] }
    : { same: false, lines: [...differing, `${differing.length.toString()} of ${total} functions differ.`] };
}
