import type { FimGate, FimPart, FimQuestion, FimRows } from "./FimPlan.ts";
import type { FimSchema } from "./FimSchema.ts";

/** The rows around a part; undefined: none. */
interface Row {
  /** Variable of the row. */
  readonly variable: string;
  /** JSONata of the path of the row in the form, such as `"G1[" & $i1 & "]."`. */
  readonly place: string;
  readonly depth: number;
}

const TOP: Row = { variable: "$$.answers", place: "", depth: 0 };

/** What every map begins with: unanswered is left out, in the data as well as in a group of which nothing is known. */
const FUNCTIONS = `$said := function($v) { $v in ["", null] ? () : $v };
  $yesNo := function($v) { $v = "yes" ? true : $v = "no" ? false : () };
  $files := function($p) { $$.attachments[path = $p].fileName };
  $some := function($o) { $count($keys($o)) > 0 };
  $group := function($o) { $some($o) ? $o : () };
  $list := function($l) { $count($l) > 0 ? $l : () };`;

/** JSONata that makes of an application the data by the schema of `fimJsonSchema`. */
export function fimMap({ id, version, label }: FimSchema, parts: readonly FimPart[]): string {
  const title = `${id}${version === undefined ? "" : ` ${version}`}: ${label}`.replaceAll("*/", "");
  return `/* ${title} */\n(\n  ${FUNCTIONS}\n  ${objectOf(parts, { row: TOP, indent: "  " })}\n)\n`;
}

interface At {
  readonly row: Row;
  readonly indent: string;
}

/**
 * An object, its members one after the other: JSONata works out the members of a literal at the same time, and all of
 * them together count towards the depth that a map may have.
 */
function objectOf(parts: readonly FimPart[], { row, indent }: At): string {
  const inner = `${indent}  `;
  const members = parts.flatMap((part) => {
    const value = valueOf(part, { row, indent: inner });
    if (value === undefined) return [];
    const asked = part.gate === undefined ? value : `${gateOf(part.gate, row)} ? ${value} : ()`;
    return [{ name: part.name, line: `${inner}$${part.name} := ${asked};\n` }];
  });
  const made = members.map(({ name }) => `"${name}": $${name}`).join(", ");
  return `(\n${members.map(({ line }) => line).join("")}${inner}{ ${made} }\n${indent})`;
}

function valueOf(part: FimPart, at: At): string | undefined {
  switch (part.kind) {
    case "text":
      return undefined;
    case "fixed":
      return JSON.stringify(part.value);
    case "frame": {
      const made = objectOf(part.parts, at);
      return part.isRequired || part.gate !== undefined ? made : `$group(${made})`;
    }
    case "rows":
      return rowsOf(part, at);
    case "question":
      return answerOf(part, at.row);
  }
}

function gateOf({ path, is }: FimGate, { variable }: Row): string {
  return `${variable}.${path} = ${JSON.stringify(is)}`;
}

function rowsOf({ path, element, parts }: FimRows, { row, indent }: At): string {
  const depth = row.depth + 1;
  const [variable, index] = [`$r${String(depth)}`, `$i${String(depth)}`];
  const start = JSON.stringify(`${path}[`);
  const place = `${row.place === "" ? "" : `${row.place} & `}${start} & ${index} & "]."`;
  const inside: At = { row: { variable, place, depth }, indent };
  const [only] = parts;
  const isOne = element.kind === "field" && only !== undefined;
  const made = isOne ? (valueOf(only, inside) ?? "()") : objectOf(parts, inside);
  const mapped = `$map(${row.variable}.${path}, function(${variable}, ${index}) { ${made} })`;
  return `$list([${isOne ? mapped : `$filter(${mapped}, $some)`}])`;
}

function answerOf({ path, answer, isList }: FimQuestion, { variable, place }: Row): string {
  if (answer === "file") {
    const files = `$files(${place === "" ? "" : `${place} & `}${JSON.stringify(path)})`;
    return isList ? `$list([${files}])` : `${files}[0]`;
  }
  const given = `${variable}.${path}`;
  if (isList) return `$list([${given}])`;
  return answer === "yesNo" ? `$yesNo(${given})` : `$said(${given})`;
}
