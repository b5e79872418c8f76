import { readFileSync } from "node:fs";
import type { Finding } from "../../adapters/form-import/lint/Finding.ts";
import { findingsReport } from "../../adapters/form-import/lint/findingsReport.ts";
import { lintText } from "../../adapters/form-import/lint/lintText.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";

/** What is wrong or doubtful about definitions: ends with 1 where an error would refuse one. `lint FILE… [--json]`. */
export function lint(args: readonly string[]): Promise<CommandAnswer> {
  const files = args.filter((word) => !word.startsWith("--"));
  if (files.length === 0) return Promise.resolve(unable("form lint FILE… [--json]"));
  const reports = files.map((file) => ({ file, findings: findingsOf(file) }));
  const isRefused = reports.some(({ findings }) => findings.some(({ severity }) => severity === "error"));
  const out = args.includes("--json")
    ? `${JSON.stringify(reports, undefined, 2)}\n`
    : reports.map(({ file, findings }) => findingsReport(file, findings)).join("\n");
  return Promise.resolve({ exitCode: isRefused ? 1 : 0, out, err: "" });
}

function findingsOf(file: string): readonly Finding[] {
  try {
    return lintText(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const message = "The file cannot be read.";
    return [{ severity: "error", rule: "file", key: "", path: "", message }];
  }
}
