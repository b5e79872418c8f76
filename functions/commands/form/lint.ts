import { parseArgs } from "node:util";
import { z } from "zod";
import type { Finding } from "#forms/import/lint/Finding.ts";
import { findingsReport } from "#forms/import/lint/findingsReport.ts";
import { authorReport, type ReportLanguage } from "#forms/import/lint/report/authorReport.ts";
import { lintText } from "#forms/import/lint/readDefinition.ts";
import type { TypeTable } from "#forms/import/types/typeTable.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readText, readTypeTable } from "../readDefinitionFile.ts";

const USAGE = "form lint FILE… [--json] [--lang de|en] [--types known|FILE]";

interface Report {
  readonly file: string;
  readonly findings: readonly Finding[];
}

/**
 * What is wrong or doubtful about definitions: ends with 1 where an error would refuse one, with 2 where a file cannot
 * be read. With a language every problem is explained, else it is a line.
 */
export async function lint(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable(USAGE);
  const types = await readTypeTable(given.types);
  if (!types.ok) return unable(types.failure);
  const reports = await Promise.all(given.files.map((file) => reportOn(file, types.value)));
  const findings = reports.flatMap((report) => report.findings);
  const isRefused = findings.some(({ severity }) => severity === "error");
  const isUnread = findings.some(({ rule }) => rule === UNREAD);
  const out = given.json
    ? `${JSON.stringify(reports, undefined, 2)}\n`
    : reports.map((report) => written(report, given.lang)).join("\n");
  return { exitCode: isUnread ? 2 : isRefused ? 1 : 0, out, err: "" };
}

function written(report: Report, lang: ReportLanguage | undefined): string {
  return lang === undefined ? findingsReport(report.file, report.findings) : authorReport(report, lang);
}

/** Name of the finding that there is no text to look at. */
const UNREAD = "file";

async function reportOn(file: string, types: TypeTable): Promise<Report> {
  const text = await readText(file);
  const findings: readonly Finding[] = text.ok
    ? lintText(text.value, types)
    : [{ severity: "error", rule: UNREAD, key: "", path: "", message: text.failure }];
  return { file, findings };
}

const options = z.object({
  json: z.boolean().default(false),
  lang: z.enum(["de", "en"]).optional(),
  types: z.string().optional(),
});

function readArgs(
  args: readonly string[],
): (z.infer<typeof options> & { readonly files: readonly string[] }) | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, lang: { type: "string" }, types: { type: "string" } },
    });
    const read = options.safeParse(values);
    return positionals.length === 0 || !read.success ? undefined : { ...read.data, files: positionals };
  } catch {
    return undefined;
  }
}
