import type { Finding } from "../Finding.ts";
import { germanOf } from "./germanOf.ts";
import { reasonFor } from "./ruleReasons.ts";

export type ReportLanguage = "de" | "en";

const WORDS = {
  de: {
    error: "Fehler",
    warning: "Warnung",
    errors: (count: number) => `${String(count)} Fehler`,
    warnings: (count: number) => `${String(count)} ${count === 1 ? "Warnung" : "Warnungen"}`,
    where: "Wo",
    why: "Warum",
    write: "Was tun",
    form: "das Formular als Ganzes",
    line: (line: number) => `Zeile ${String(line)}`,
  },
  en: {
    error: "Error",
    warning: "Warning",
    errors: (count: number) => `${String(count)} ${count === 1 ? "error" : "errors"}`,
    warnings: (count: number) => `${String(count)} ${count === 1 ? "warning" : "warnings"}`,
    where: "Where",
    why: "Why",
    write: "What to do",
    form: "the form as a whole",
    line: (line: number) => `line ${String(line)}`,
  },
} as const;

/**
 * What an author works through: every problem once, errors first, with all of its places, why it is one, and what to
 * write instead.
 */
export function authorReport(
  { file, findings }: { readonly file: string; readonly findings: readonly Finding[] },
  language: ReportLanguage,
): string {
  const problems = new Map<string, Finding[]>();
  for (const finding of errorsFirst(findings)) {
    const name = [finding.severity, finding.rule, finding.message].join("\n");
    problems.set(name, [...(problems.get(name) ?? []), finding]);
  }
  const parts = [...problems.values()].map((same, index) => {
    const { title, lines } = problemWords(same, language);
    const indented = lines.map(([name, text]) => `   ${name}: ${text}`);
    return [`${String(index + 1)}. ${title}`, ...indented].join("\n");
  });
  return `${[`${file}: ${sumOf(findings, language)}`, ...parts].join("\n\n")}\n`;
}

export function errorsFirst(findings: readonly Finding[]): readonly Finding[] {
  const isError = ({ severity }: Finding): boolean => severity === "error";
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

/** How many errors and warnings there are. */
export function sumOf(findings: readonly Finding[], language: ReportLanguage): string {
  const words = WORDS[language];
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return `${words.errors(errors)}, ${words.warnings(findings.length - errors)}`;
}

export interface ProblemWords {
  readonly title: string;
  /** Where it is, why it is a problem, what to write: each with its name. */
  readonly lines: readonly (readonly [name: string, text: string])[];
}

/** A problem in words: findings that say the same, with all of their places. */
export function problemWords(same: readonly Finding[], language: ReportLanguage): ProblemWords {
  const words = WORDS[language];
  const [first] = same;
  if (first === undefined) return { title: "", lines: [] };
  const { message, severity } = first;
  const reason = reasonFor(first, language);
  const problem = language === "de" ? (germanOf(message) ?? message) : message;
  return {
    title: `${words[severity]}: ${problem}`,
    lines: [
      ...same.map((finding) => [words.where, placeText(finding, language)] as const),
      [words.why, reason.why],
      [words.write, reason.write],
    ],
  };
}

function placeText({ key, path, line }: Finding, language: ReportLanguage): string {
  const words = WORDS[language];
  const parts = [key, path === key ? "" : path, line === undefined ? "" : words.line(line)];
  return parts.filter((part) => part !== "").join(", ") || words.form;
}
