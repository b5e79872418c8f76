import { SERVER_FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { longestIn } from "#domain/operation/DATA_CLASSES.ts";
import { COLUMN_WORDS, KEPT_CLASSES, REPORT_WORDS, REQUIRED_WORDS, SPECIAL_WORDS } from "./dataWords.ts";
import type { GatheredDatum } from "./gatheredData.ts";

/** What a form gathers, with the language of the report. */
interface Gathered {
  readonly title: string;
  readonly data: readonly GatheredDatum[];
  readonly lang: "de" | "en";
}

/** The table of what a form gathers, in Markdown, and below it how long the portal keeps it. */
export function dataReport({ title, data, lang }: Gathered): string {
  const columns = Object.values(COLUMN_WORDS).map((words) => words[lang]);
  const rows = data.map((datum) => cellsOf(datum, lang));
  const kept = KEPT_CLASSES.map(({ name, words }) => [words[lang], longestIn(name, lang)]);
  return [
    `# ${title}`,
    "",
    REPORT_WORDS.purpose[lang],
    "",
    ...table(columns, rows),
    "",
    `## ${REPORT_WORDS.kept[lang]}`,
    "",
    ...table([REPORT_WORDS.what[lang], REPORT_WORDS.longest[lang]], kept),
    "",
  ].join("\n");
}

function cellsOf(datum: GatheredDatum, lang: "de" | "en"): readonly string[] {
  const { page, question, type, required, fim, codeList, neededFor, special, keptAs } = datum;
  return [
    page,
    question,
    SERVER_FIELD_TYPES[type].words[lang],
    REQUIRED_WORDS[required][lang],
    [fim, codeList].filter(Boolean).join(", "),
    neededFor ?? "",
    special === undefined ? "" : SPECIAL_WORDS[special][lang],
    longestIn(keptAs, lang),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

function cell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|");
}
