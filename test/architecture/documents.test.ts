import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { measureHouse } from "./house/measureHouse.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const INDEX = "DECISIONS.md";
const MOST_CHARACTERS_OF_A_CELL = 200;
const MOST_LINES_OF_A_RECORD = 5;
const RECORD = /^(\d+)\. \*\*([\s\S]+?)\*\* \((20\d\d-\d\d-\d\d)\)\. [\s\S]+ Price: \S/;

const DOCUMENTS = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n")
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }));

interface DecisionRecord {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly date: string;
  readonly lines: number;
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What a numbered list below "Decisions" holds; what is no record has no title. */
function recordsIn({
  file,
  text,
}: {
  readonly file: string;
  readonly text: string;
}): readonly DecisionRecord[] {
  const [, section = ""] = text.split("\n## Decisions\n");
  const [list = ""] = section.split("\n## ");
  return list
    .trim()
    .split(/\n(?=\d+\. |\S)/)
    .filter((item) => item !== "")
    .map((item) => {
      const [, number = "", title = "", date = ""] = RECORD.exec(plain(item)) ?? [];
      const lines = item.trimEnd().split("\n").length;
      return { file, number: Number(number), title, date, lines };
    });
}

const records = DOCUMENTS.flatMap(recordsIn);

/** `file, day: title` of each line of the index, in its order. */
function indexed(): readonly string[] {
  const index = readFileSync(path.join(ROOT, INDEX), "utf8");
  const files = new Map([...index.matchAll(/^\[(.+)\]: (\S+)$/gm)].map(([, label, file]) => [label, file]));
  return [...index.matchAll(/^- (?:(\S+) )?\[(.+)\]\[(.+)\]$/gm)].map(
    ([, day = "no day", title = "", label]) => `${String(files.get(label))}, ${day}: ${title}`,
  );
}

describe("documents", () => {
  it("have 150 lines at most, each", () => {
    expect(DOCUMENTS.length).toBeGreaterThan(20);
    expect(measureHouse().longReadmes).toEqual([]);
  });

  it("have tables whose cells can be read: 200 characters at most", () => {
    const cells = DOCUMENTS.flatMap(({ file, text }) =>
      [...text.matchAll(/^ *\|.*$/gm)].flatMap(([row]) =>
        row.split(/(?<!\\)\|/).map((cell) => ({ file, cell: cell.trim() })),
      ),
    );
    expect(cells.length).toBeGreaterThan(500);
    expect(cells.filter(({ cell }) => cell.length > MOST_CHARACTERS_OF_A_CELL)).toEqual([]);
  });

  it("lead to files that are there", () => {
    const links = DOCUMENTS.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)|^\[[^\]]+\]: (?!https?:)(\S+)$/gm)].map(
        ([, inline, reference]) => ({ file, target: inline ?? reference ?? "" }),
      ),
    );
    const isThere = ({ file, target }: (typeof links)[number]): boolean =>
      existsSync(path.join(ROOT, path.dirname(file), target));
    expect(links.filter(isThere)).not.toEqual([]);
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });
});

describe("decisions", () => {
  it("are records with number, title, date and price, newest last, of five lines at most", () => {
    expect(records.length).toBeGreaterThan(50);
    const dated = DOCUMENTS.flatMap(({ text }) => text.match(/^\d+\. \*\*[^*]+\*\* \(20/gm) ?? []);
    expect(dated).toHaveLength(records.length);
    for (const [at, record] of records.entries()) {
      const { file, number, title, date, lines } = record;
      expect([record, title !== "", date !== ""]).toEqual([record, true, true]);
      expect([record, lines <= MOST_LINES_OF_A_RECORD]).toEqual([record, true]);
      const before = records[at - 1];
      const isFirst = before?.file !== file;
      expect([file, number]).toEqual([file, isFirst ? 1 : before.number + 1]);
      expect([record, isFirst || before.date <= date]).toEqual([record, true]);
    }
  });

  it("stand in the index, each once with the day of its record, and nothing else does", () => {
    const expected = records.map(({ file, date, title }) => `${file}, ${date}: ${title}`);
    expect([...indexed()].sort()).toEqual(expected.sort());
  });
});
