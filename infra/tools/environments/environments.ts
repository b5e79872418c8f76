import path from "node:path";
import { parseArgs } from "node:util";
import { compareEnvironments } from "./compareEnvironments.ts";
import { ENVIRONMENT_DIFFERENCES } from "./ENVIRONMENT_DIFFERENCES.ts";
import { ENVIRONMENTS, synthesizeUnbuilt } from "./synthesizeUnbuilt.ts";

// `npm run -s environments [-- --settings nw]`: what the three environments of a state declare differently, and why.
const { values } = parseArgs({ options: { settings: { type: "string", default: "demo" } } });
const settingsFile = path.join(import.meta.dirname, "../../states", values.settings, "settings.json");
const [embedded, localstack, aws] = ENVIRONMENTS.map((environment) =>
  synthesizeUnbuilt({ settingsFile, environment }),
);
const rows = compareEnvironments({ embedded: embedded ?? [], localstack: localstack ?? [], aws: aws ?? [] });
const lines = [
  ["", ...ENVIRONMENTS, "why"],
  ["---", ...ENVIRONMENTS.map(() => "--:"), "---"],
  ...rows.map(({ what, counts }) => [
    what,
    ...ENVIRONMENTS.map((environment) => counts[environment].toString()),
    ENVIRONMENT_DIFFERENCES[what]?.why ?? "not written down",
  ]),
];
for (const cells of lines) process.stdout.write(`| ${cells.join(" | ")} |\n`);
