import path from "node:path";
import { parseArgs } from "node:util";
import { compareHomes } from "./compareHomes.ts";
import { HOME_DIFFERENCES } from "./HOME_DIFFERENCES.ts";
import { HOMES, synthesizeUnbuilt } from "./synthesizeUnbuilt.ts";

// `npm run -s homes [-- --settings nw]`: what the three homes of a state declare differently, and why.
const { values } = parseArgs({ options: { settings: { type: "string", default: "demo" } } });
const settingsFile = path.join(import.meta.dirname, "../settings", `${values.settings}.json`);
const [embedded, localstack, aws] = HOMES.map((home) => synthesizeUnbuilt({ settingsFile, home }));
const rows = compareHomes({ embedded: embedded ?? [], localstack: localstack ?? [], aws: aws ?? [] });
const lines = [
  ["", ...HOMES, "why"],
  ["---", ...HOMES.map(() => "--:"), "---"],
  ...rows.map(({ what, counts }) => [
    what,
    ...HOMES.map((home) => counts[home].toString()),
    HOME_DIFFERENCES[what]?.why ?? "not written down",
  ]),
];
for (const cells of lines) process.stdout.write(`| ${cells.join(" | ")} |\n`);
