import { err, ok, type Result } from "#domain/result.ts";
import type { CodeListReference, FimCode } from "./FimSchema.ts";
import type { CodeList } from "./readCodeList.ts";

/** More choices than these are refused in a definition. */
const MAX_CODES = 2_000;

/** The codes of a list in the version that was found, or why there are none, in a sentence. */
export type CodeLists = (
  reference: CodeListReference,
) => Result<{ readonly version: string; readonly codes: readonly FimCode[] }, string>;

/** The lists that are given as files; without a version in the reference the latest of them. */
export function codeListsOf(given: readonly CodeList[]): CodeLists {
  return (reference) => {
    const { uri, version } = reference;
    const versions = given
      .filter((list) => list.uri === uri)
      .sort((one, other) => other.version.localeCompare(one.version, "en", { numeric: true }));
    const list = version === undefined ? versions[0] : versions.find((one) => one.version === version);
    if (list !== undefined) return codesOf(list, reference);
    const name = `${uri}${version === undefined ? "" : ` ${version}`}`;
    const others = versions.map((one) => one.version).join(", ");
    const instead = others === "" ? "" : ` There is ${others}.`;
    return err(`The code list ${name} is not given, so it is asked for as a text.${instead}`);
  };
}

function codesOf(list: CodeList, reference: CodeListReference): ReturnType<CodeLists> {
  const { keyColumn = list.keyColumn, labelColumn = list.labelColumn } = reference;
  const missing = [keyColumn, labelColumn].find((column) => !list.columns.includes(column));
  if (missing !== undefined)
    return err(
      `The code list ${list.uri} ${list.version} has no column ${missing}, so it is asked for as a text.`,
    );
  const labels = new Map<string, string>();
  for (const row of list.rows) {
    const code = row[keyColumn];
    if (code !== undefined && !labels.has(code)) labels.set(code, row[labelColumn] ?? code);
  }
  if (labels.size === 0 || labels.size > MAX_CODES)
    return err(
      `The code list ${list.uri} ${list.version} has ${String(labels.size)} codes, so it is asked for as a text.`,
    );
  return ok({ version: list.version, codes: [...labels].map(([code, label]) => ({ code, label })) });
}
