import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { nothingListens } from "#test/fixtures/nothingListens.ts";
import { z } from "zod";
import { OPERATOR_COMMANDS } from "#commands/operator/OPERATOR_COMMANDS.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const DOCUMENTS = ["README.md", ...globSync("{frontend,functions,infra,test}/**/*.md", { cwd: ROOT }).sort()];
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));
const COMMANDS = read("functions/commands/README.md");

/** Placeholders of documents, with values as a person would type them. */
const TYPED: Readonly<Record<string, string>> = {
  "<state>": "nowhere",
  nw: "nowhere",
  VERSION: "0123456789ab",
  TEXT: "ticket 4711 of the help desk",
};

/** `operator …` and `npm run -s operator -- …` between backticks, without the ellipsis that stands for more. */
function written(document: string): readonly string[] {
  const spans = read(document).matchAll(/`(?:npm run -s operator -- |operator )([a-z][^`]*)`/g);
  return [
    ...new Set([...spans].flatMap(([, words = ""]) => words.replace(/\s*…$/, "").replace(/\s+/g, " "))),
  ];
}

/** Words of a command line; what stands in quotation marks is one. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? TYPED[word] ?? word);

/** Why a command would not understand the words; undefined where it does, or where they are how its usage begins. */
async function misunderstood(line: string): Promise<string | undefined> {
  const [name = "", ...words] = wordsOf(line);
  const command = OPERATOR_COMMANDS[name];
  if (command === undefined) return `there is no command ${name}`;
  const { err } = await command(words);
  const isUsage = err.startsWith("operator ");
  return isUsage && !err.split("\n").some((usage) => `${usage} `.startsWith(`operator ${line} `))
    ? err
    : undefined;
}

beforeEach(nothingListens);

it.each(DOCUMENTS.filter((document) => written(document).length > 0))(
  "The operator's command understands every line of it that %s quotes, with every option",
  async (document) => {
    for (const line of written(document)) {
      expect([line, await misunderstood(line)]).toEqual([line, undefined]);
    }
  },
);

it.each(DOCUMENTS)("Every script that %s names exists", (document) => {
  const named = [...read(document).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it("The runbook names commands, and one with an unknown option or word is found", async () => {
  expect(written("infra/RUNBOOK.md").length).toBeGreaterThan(10);
  expect(await misunderstood("list --delayed")).toMatch(/^operator list /);
  expect(await misunderstood("availability read-only maybe")).toMatch(/^operator availability /);
  expect(await misunderstood("repair ID")).toBe("there is no command repair");
});

it("Every command of the operator is explained, and every one that is explained there is", () => {
  const [, rows = ""] = COMMANDS.split("## `npm run -s operator --`");
  const explained = [...rows.matchAll(/^\| .*$/gm)].flatMap(([row]) =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`([a-z-]+)/g)].map(([, name = ""]) => name),
  );
  expect([...new Set(explained)].sort()).toEqual(Object.keys(OPERATOR_COMMANDS).sort());
});
