const TASKS = ["build", "synth", "diff", "deploy", "bootstrap"] as const;
export type CloudTask = (typeof TASKS)[number];

export interface CloudWords {
  readonly task: CloudTask;
  readonly settings: string;
  /** Why a deployment goes on whatever is known of its packages. */
  readonly acceptedAudit?: string;
  /** Everything else, for CDK. */
  readonly words: readonly string[];
}

/** What is asked of `infra/cloud.ts`; undefined: it is no task, or a word of ours misses what belongs to it. */
export function cloudWords([asked = "build", ...given]: readonly string[]): CloudWords | undefined {
  const task = TASKS.find((known) => known === asked);
  const named = takeWord(given, { word: "--settings", value: /^[a-z0-9-]+$/ });
  const audit = takeWord(named?.rest ?? [], { word: "--accept-audit", value: /^(?!--).*\S/ });
  if (task === undefined || named === undefined || audit === undefined) return undefined;
  if (audit.value !== undefined && task !== "deploy") return undefined;
  return {
    task,
    settings: named.value ?? "demo",
    ...(audit.value !== undefined && { acceptedAudit: audit.value }),
    words: audit.rest,
  };
}

interface TakenWord {
  readonly value?: string;
  readonly rest: readonly string[];
}

/** A word with its value, and all others; undefined: the value is missing or is none. */
function takeWord(
  given: readonly string[],
  { word, value }: { readonly word: string; readonly value: RegExp },
): TakenWord | undefined {
  const place = given.indexOf(word);
  if (place === -1) return { rest: given };
  const found = given[place + 1];
  if (found === undefined || !value.test(found)) return undefined;
  return { value: found, rest: given.toSpliced(place, 2) };
}
