import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { sharedSettingsSchema } from "#contract/settings/withSharedSettings.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";
import { askState } from "./askState.ts";
import { explanationPage } from "./explainSettings.ts";
import { writeState } from "./writeState.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const USAGE = `npm run -s state -- explain [SETTING]: what every setting means, in German and English
npm run -s state -- new NAME [--states FOLDER]: asks in German what a new state needs, and writes its folder
npm run -s state -- preview NAME [words of npm start]: opens that state on this machine`;

/** Ends with a sentence what cannot be done. */
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** Asks for a new state and writes its folder. Answers are typed, or come from a file. */
async function newState(name: string, states: string): Promise<void> {
  const folder = path.join(states, name);
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name))
    stop("Der Name besteht aus kleinen Buchstaben, Ziffern und Strichen.");
  if (existsSync(folder)) stop(`${folder} gibt es schon.`);
  const sharedFile = path.join(states, "shared.json");
  const shared = sharedSettingsSchema.parse(JSON.parse(readFileSync(sharedFile, "utf8")));
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const answered = await askState(
    { name, day: new Date().toISOString().slice(0, 10), shared },
    {
      say: (text) => process.stdout.write(text),
      listen: async () => {
        const next = await lines.next();
        return next.done === true ? undefined : next.value;
      },
    },
  );
  if (!answered.ok) stop(`\n${answered.failure}`);
  const files = await writeState(answered.value, folder);
  const settings = readStateSettings(path.join(folder, "settings.json"));
  if (!settings.ok) stop(settings.failure.join("\n"));
  process.stdout.write(
    [
      `\nGeschrieben in ${folder}: ${files.join(", ")}`,
      "Eigene Texte der Inhaltsseiten: texts/de.json und texts/en.json (infra/states/README.md).",
      `Was noch einzutragen ist: npm run -s operator -- check-settings ${name} --offline`,
      `Ansehen: npm run state -- preview ${name}\n`,
    ].join("\n"),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { states: { type: "string", default: path.join(ROOT, "infra/states") } },
});
const [task, name] = positionals;
if (task === "explain") process.stdout.write(`${explanationPage(name)}\n`);
else if (task === "new" && name !== undefined) {
  await newState(name, path.resolve(String(values.states)));
  process.exit(0);
} else if (task === "preview" && name !== undefined) {
  const words = process.argv.slice(process.argv.indexOf(name) + 1);
  const start = path.join(ROOT, "infra/laptop/start.mjs");
  const folder = path.join(ROOT, ".local/preview", name);
  const portal = spawn(process.execPath, [start, "--settings", name, "--state", folder, ...words], {
    stdio: "inherit",
  });
  // Ctrl-C reaches the portal by itself; this waits until it has ended.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => portal.kill("SIGTERM"));
  await once(portal, "exit");
  process.exitCode = portal.exitCode ?? 1;
} else stop(USAGE);
