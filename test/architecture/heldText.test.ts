import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");

/** Expressions that are text for certain: a translation, a template, a literal, a value that was put into a format. */
function isText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isText(expression.expression);
  if (ts.isConditionalExpression(expression))
    return isText(expression.whenTrue) || isText(expression.whenFalse);
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return true;
  return ts.isCallExpression(expression) && /^(t|format\w*)$/.test(expression.expression.getText());
}

/**
 * Components that answer bare text: its neighbours are unknown, so JSX cannot keep it together
 * (`frontend/src/i18n/jsx`).
 */
function answeringText(name: string, code: string): readonly string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node, component: string | undefined): void => {
    let inside = component;
    if (ts.isFunctionDeclaration(node))
      inside = /^[A-Z]/.test(node.name?.text ?? "") ? node.name?.text : undefined;
    else if (ts.isFunctionLike(node)) inside = undefined;
    if (inside !== undefined && ts.isReturnStatement(node) && node.expression && isText(node.expression))
      found.push(`${name}: ${inside}`);
    ts.forEachChild(node, (child) => look(child, inside));
  };
  look(file, undefined);
  return found;
}

it("No component answers bare text, which a browser that translates would take away from it", () => {
  const files = globSync("frontend/src/**/*.tsx", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => answeringText(file, readFileSync(path.join(ROOT, file), "utf8")))).toEqual(
    [],
  );
});

it("A component that answers bare text is found", () => {
  const code = `function Left({ time }) { if (time === 0) return <b>0</b>; return t(time > 1 ? "more" : "less"); }`;
  expect(answeringText("Left.tsx", code)).toEqual(["Left.tsx: Left"]);
});
