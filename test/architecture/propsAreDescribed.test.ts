import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const INFRA = path.join(import.meta.dirname, "../../infra");
const FILES = globSync("{constructs,stacks}/*.ts", { cwd: INFRA })
  .filter((file) => !file.endsWith(".test.ts"))
  .sort();

const isExported = ({ modifiers }: ts.InterfaceDeclaration): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** `Interface.property` of every exported interface, and whether a comment with words stands in front of it. */
function properties(text: string): ReadonlyMap<string, boolean> {
  const source = ts.createSourceFile("props.ts", text, ts.ScriptTarget.Latest, true);
  const interfaces = source.statements.filter((statement) => ts.isInterfaceDeclaration(statement));
  return new Map(
    interfaces.filter(isExported).flatMap(({ name, members }) =>
      members.map((member): [string, boolean] => {
        const comments = ts.getJSDocCommentsAndTags(member).map((comment) => comment.getText());
        return [`${name.text}.${member.name?.getText() ?? member.getText()}`, /\w/.test(comments.join())];
      }),
    ),
  );
}

function undescribed(text: string): readonly string[] {
  return [...properties(text)].flatMap(([name, described]) => (described ? [] : [name]));
}

const read = (file: string): string => readFileSync(path.join(INFRA, file), "utf8");

it.each(FILES.filter((file) => properties(read(file)).size > 0))(
  "Every property in %s is described",
  (file) => {
    expect(undescribed(read(file))).toEqual([]);
  },
);

it("A property whose comment was taken away, or says nothing, is named", () => {
  const text = read("constructs/ItemTable.ts");
  expect(undescribed(text.replaceAll(/^ {2}\/\*\* .+ \*\/$/gm, ""))).toEqual([
    "ItemTableProps.partitionKey",
    "ItemTableProps.indexes",
    "ItemTableProps.key",
    "ItemTableProps.recoveryDays",
    "ItemTableProps.stays",
    "ItemTableProps.production",
  ]);
  expect(undescribed("export interface Props { /** */ readonly days: number }")).toEqual(["Props.days"]);
});
