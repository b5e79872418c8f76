import { parseArgs } from "node:util";
import type { Finding } from "../../adapters/form-import/lint/Finding.ts";
import { findingsReport } from "../../adapters/form-import/lint/findingsReport.ts";
import { lintText } from "../../adapters/form-import/lint/lintText.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readText } from "../readText.ts";

interface Report {
  readonly file: string;
  readonly findings: readonly Finding[];
}

/**
 * What is wrong or doubtful about definitions: ends with 1 where an error would refuse one, with 2 where a file cannot
 * be read. `lint FILE… [--json]`.
 */
export async function lint(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable("form lint FILE… [--json]");
  const reports = await Promise.all(given.files.map(reportOn));
  const findings = reports.flatMap((report) => report.findings);
  const isRefused = findings.some(({ severity }) => severity === "error");
  const isUnread = findings.some(({ rule }) => rule === UNREAD);
  const out = given.json
    ? `${JSON.stringify(reports, undefined, 2)}\n`
    : reports.map((report) => findingsReport(report.file, report.findings)).join("\n");
  return { exitCode: isUnread ? 2 : isRefused ? 1 : 0, out, err: "" };
}

/** Name of the finding that there is no text to look at. */
const UNREAD = "file";

async function reportOn(file: string): Promise<Report> {
  const text = await readText(file);
  const findings: readonly Finding[] = text.ok
    ? lintText(text.value)
    : [{ severity: "error", rule: UNREAD, key: "", path: "", message: text.failure }];
  return { file, findings };
}

function readArgs(
  args: readonly string[],
): { readonly files: readonly string[]; readonly json: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    return positionals.length === 0 ? undefined : { files: positionals, json: values.json };
  } catch {
    return undefined;
  }
}
