import path from "node:path";
import { compareHomes } from "./compareHomes.ts";
import { HOME_DIFFERENCES } from "./HOME_DIFFERENCES.ts";
import { HOMES, synthesizeUnbuilt } from "./synthesizeUnbuilt.ts";

// `npm run -s homes`: what the three homes of the demo state declare differently, and why.
const settingsFile = path.join(import.meta.dirname, "../settings/demo.json");
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
