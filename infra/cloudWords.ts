const TASKS = ["build", "synth", "diff", "deploy", "bootstrap"] as const;
export type CloudTask = (typeof TASKS)[number];

export interface CloudWords {
  readonly task: CloudTask;
  readonly settings: string;
  /** Everything else, for CDK. */
  readonly words: readonly string[];
}

/** What is asked of `infra/cloud.ts`; undefined: it is no task, or the name of the settings is missing. */
export function cloudWords([asked = "build", ...given]: readonly string[]): CloudWords | undefined {
  const task = TASKS.find((known) => known === asked);
  if (task === undefined) return undefined;
  const place = given.indexOf("--settings");
  if (place === -1) return { task, settings: "demo", words: given };
  const settings = given[place + 1];
  if (settings === undefined || !/^[a-z0-9-]+$/.test(settings)) return undefined;
  return { task, settings, words: given.toSpliced(place, 2) };
}
