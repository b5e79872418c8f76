import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { LISTENERS } from "./LISTENERS.ts";

const ROOT = path.join(import.meta.dirname, "../..");
/** Ports that tests listen on; `0` (any free port) is not checked. */
const [FIRST, LAST] = [4500, 4999];
/** Where a portal in a process of its own begins; elsewhere a port is one port. */
const WHOLE_PORTAL =
  /^test\/(journeys\/(?!previewUrl)|integration\/(portal\/|startPortal\.ts|local-stack\/(startLocalPortal|endsCleanly))|bench\/startBenchPortal|keycloak\/startPortalForKeycloak|gate\/phases)/;
/** Ports of a portal, counted from its own (`localPorts`): itself, its services, up to four SAML providers, XTA, payments. */
const OF_A_PORTAL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21];

// The benchmarks of forms run by themselves.
const FILES = [
  ...globSync("test/**/*.ts", { cwd: ROOT }).filter((file) => !file.startsWith("test/bench/form/")),
  ...globSync("{functions,infra}/**/*.test.ts", { cwd: ROOT }),
].filter((file) => !file.startsWith("infra/localstack/"));

/** Numbers of ports in what is called a port. */
function portsIn(text: string): readonly number[] {
  const source = ts.createSourceFile("ports.ts", text, ts.ScriptTarget.Latest, true);
  const found: number[] = [];
  const visit = (node: ts.Node, isPort: boolean): void => {
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    const called = isPort || (named && /port/i.test(node.name.getText()));
    const number = ts.isNumericLiteral(node) || ts.isStringLiteral(node) ? Number(node.text) : 0;
    if (called && number >= FIRST && number <= LAST) found.push(number);
    ts.forEachChild(node, (child) => {
      visit(child, called);
    });
  };
  visit(source, false);
  return found;
}

const begun = FILES.flatMap((file) =>
  portsIn(readFileSync(path.join(ROOT, file), "utf8")).map((port) => ({ file, port })),
);
const taken = begun.flatMap(({ file, port }) =>
  (WHOLE_PORTAL.test(file) ? OF_A_PORTAL : [0]).map((offset) => ({ file, port: port + offset })),
);

describe("tests that run concurrently", () => {
  it("never listen on a port of another", () => {
    const byPort = new Map<number, string[]>();
    for (const { file, port } of taken) byPort.set(port, [...(byPort.get(port) ?? []), file]);
    expect(byPort.size).toBeGreaterThan(100);
    expect([...byPort].filter(([, files]) => new Set(files).size > 1)).toEqual([]);
  });

  it("are in the list of ports, and no others are", () => {
    const listed = Object.keys(LISTENERS).map(Number);
    expect(listed).toEqual([...new Set(begun.map(({ port }) => port))].sort((one, other) => one - other));
  });
});
