import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { namedInCell, readmeTable } from "../readmeTable.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const README = path.join(ROOT, "infra/localstack/README.md");
const FILES = globSync(["infra/**/*.ts", "functions/adapters/**/*.ts", "test/integration/**/*.ts"], {
  cwd: ROOT,
}).filter((file) => !file.endsWith(".test.ts"));
const ENVIRONMENTS: readonly string[] = ["embedded", "localstack"];
/** What only one of the environments can do, by its name in tests. */
const ONLY_HERE: readonly string[] = ["onEmbedded", "onLocalStack"];

interface Place {
  /** `file#declaration` */
  readonly name: string;
  /** Behaves differently in the embedded environment and on LocalStack. */
  readonly asksForEnvironment: boolean;
}

/** Declarations of a file at its top, and members of the objects there; names of files are without their end. */
function placesIn(file: string, text: string): readonly Place[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  const add = (declaration: string, asksForEnvironment: boolean): void => {
    found.push({ name: `${path.basename(file, ".ts")}#${declaration}`, asksForEnvironment });
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) add(statement.name?.text ?? "", asks(statement));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const isList = ONLY_HERE.includes(name.getText());
      // What they hold is looked at, one by one, in place of the condition that they share.
      const isShared = ONLY_HERE.includes(path.basename(file, ".ts"));
      add(name.getText(), !isShared && initializer !== undefined && asks(initializer));
      if (isList && initializer !== undefined && ts.isObjectLiteralExpression(initializer))
        for (const member of initializer.properties) add(member.name?.getText() ?? "", true);
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "movesClock") add("movesClock", true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isEnvironment = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) && ENVIRONMENTS.includes(node.text);

function asks(node: ts.Node): boolean {
  const compares = ts.isBinaryExpression(node) && (isEnvironment(node.left) || isEnvironment(node.right));
  return compares || ts.forEachChild(node, (child) => asks(child) || undefined) === true;
}

const places = FILES.flatMap((file) => placesIn(file, readFileSync(path.join(ROOT, file), "utf8")));
const rows = readmeTable(readFileSync(README, "utf8"), "## What differs from the embedded stack");
const held = rows.map((row) => ({ row, names: namedInCell(row, 1) }));

it("Every row of what differs between the environments names places of the code that are there", () => {
  const known = new Set(places.map(({ name }) => name));
  expect(held.length).toBeGreaterThan(0);
  for (const { row, names } of held) {
    expect([row, names.length > 0]).toEqual([row, true]);
    expect([row, names.filter((name) => !known.has(name))]).toEqual([row, []]);
  }
});

it("Every place of the code that asks in which environment it runs is in a row of what differs", () => {
  const asking = places.filter(({ asksForEnvironment }) => asksForEnvironment).map(({ name }) => name);
  const named = new Set(held.flatMap(({ names }) => names));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((name) => !named.has(name))).toEqual([]);
});

it("A new condition on the environment, or a new thing that only one can do, is found", () => {
  const planted =
    'export function waits(environment: string): number { return environment === "localstack" ? 61 : 1; }';
  expect(placesIn("a/b.ts", planted)).toEqual([{ name: "b#waits", asksForEnvironment: true }]);
  const text = 'const here = environment !== "embedded"; export const onEmbedded = { postSignatures: here };';
  expect(placesIn("a/onEmbedded.ts", text)).toContainEqual({
    name: "onEmbedded#postSignatures",
    asksForEnvironment: true,
  });
});
