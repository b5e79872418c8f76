import { GERMAN_OF_FIELDS } from "./germanOfFields.ts";
import { GERMAN_OF_SCRIPTS } from "./germanOfScripts.ts";

interface Sentence {
  readonly pattern: RegExp;
  readonly german: string;
}

/** Those that say most of their words themselves come first. */
const SENTENCES: readonly Sentence[] = Object.entries({ ...GERMAN_OF_FIELDS, ...GERMAN_OF_SCRIPTS })
  .toSorted(([one], [other]) => wordsOf(other) - wordsOf(one))
  .map(([english, german]) => {
    const parts = english.split("{}").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return { pattern: new RegExp(`^${parts.join("(.*?)")}$`, "su"), german };
  });

function wordsOf(english: string): number {
  return english.replaceAll("{}", "").length;
}

/** The German sentence for what a finding says; undefined where there is none yet. What is named in it stays as it is. */
export function germanOf(message: string): string | undefined {
  for (const { pattern, german } of SENTENCES) {
    const [found, ...named] = pattern.exec(message) ?? [];
    if (found === undefined) continue;
    let index = 0;
    return german.replaceAll("{}", () => {
      const part = named[index] ?? "";
      index += 1;
      return germanOf(part) ?? part;
    });
  }
  return undefined;
}
