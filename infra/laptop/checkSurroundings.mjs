import { existsSync } from "node:fs";

/** Whether this can run here; if not, one sentence says what to do. */
export function checkSurroundings() {
  const sentence = problem();
  if (sentence === undefined) return true;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  return false;
}

function problem() {
  const packages = new URL("../../node_modules/", import.meta.url);
  if (!existsSync(new URL("zod/package.json", packages)))
    return "The packages are missing: run npm ci first.";
  const [major] = process.versions.node.split(".").map(Number);
  if (major >= 24) return undefined;
  const installed = existsSync(new URL(".bin/node", packages));
  return installed
    ? `Node ${process.versions.node} is too old for this program: start it with npm start, which uses the Node 24 of this project.`
    : `Node ${process.versions.node} is too old and the Node 24 of this project is not installed: run npm ci, then npm start.`;
}
