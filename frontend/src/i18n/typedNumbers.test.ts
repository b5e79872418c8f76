import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = path.join(import.meta.dirname, "..");
const UNITS =
  "Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monate?n?|Jahre?n?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|[kM]B";
const NUMBERS =
  "\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty";
const TYPED = new RegExp(`(?<![\\w\\p{L}])(${NUMBERS})[ -](${UNITS})(?!\\p{L})`, "iu");

/** Times that no rule of the portal decides. */
const NOT_OURS: Readonly<Record<string, string>> = {
  "result.next.receipt": "sections 6 and 13 BQFG: the authority confirms receipt within a month",
  "sent.step.filed": "sections 6 and 13 BQFG",
  "start.timeText": "sections 6 and 13 BQFG",
};

/** Keys whose text, as it stands in the code, has a time or a size typed into it. */
function typedIn(code: string): readonly string[] {
  const entries = code.matchAll(/^ {2}"?([\w.-]+)"?:\s+(["`](?:[^"`\\]|\\.)*["`])/gmu);
  return Array.from(entries).flatMap(([, key = "", text = ""]) => (TYPED.test(text) ? [key] : []));
}

describe("a time or a size in a text", () => {
  it("comes from the constant or setting that the portal keeps to, unless a law decides it", () => {
    const files = globSync("**/*essages.{de,en}.ts", { cwd: SOURCE });
    const typed = files.flatMap((file) => typedIn(readFileSync(path.join(SOURCE, file), "utf8")));
    expect(files.length).toBeGreaterThan(40);
    expect([...new Set(typed)].sort()).toEqual(Object.keys(NOT_OURS).sort());
  });

  it.each(["24 Stunden", "in zehn Minuten", "höchstens 30 MB", "for 90 days", "ten minutes"])(
    "is found where it is typed: %s",
    (words) => {
      expect(typedIn(`  "a.b":\n    "Das dauert ${words}.",\n`)).toEqual(["a.b"]);
      expect(typedIn('  "a.b": `Das dauert ${HOURS.toString()} Stunden.`,\n')).toEqual([]);
    },
  );
});
