import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { FUNCTIONS } from "../functions.ts";

const HOOK = pathToFileURL(path.join(import.meta.dirname, "../laptop/lambda/keepToOwnFolder.ts")).href;

/**
 * Loads each built function as Lambda does: with its own folder and no packages of the project, and without making code of
 * texts. Answers what could not be loaded, with the reason.
 */
export function loadFunctions(folder: string): readonly string[] {
  const variables = Object.values(FUNCTIONS).flatMap(({ environment }) => environment);
  const loads = readdirSync(folder).map((name) => {
    const own = path.join(folder, name);
    const entry = pathToFileURL(path.join(own, "index.mjs")).href;
    return `
      keepToOwnFolder(${JSON.stringify(own)});
      try {
        const { handler } = await import(${JSON.stringify(entry)});
        console.log(${JSON.stringify(name)} + ": " + typeof handler);
      } catch (error) {
        console.log(${JSON.stringify(name)} + ": " + error.message.split("\\n")[0]);
      }`;
  });
  const code = `
    import { keepToOwnFolder } from ${JSON.stringify(HOOK)};
    globalThis.Function = new Proxy(Function, { construct: () => { throw new Error("it makes code of a text"); } });
    ${loads.join("\n")}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...Object.fromEntries(variables.map((name) => [name, name])),
      AWS_REGION: "eu-central-1",
    },
  });
  const said = stdout.trim().split("\n");
  const isWhole = said.length === loads.length;
  return [...said.filter((line) => !line.endsWith(": function")), ...(isWhole ? [] : [stderr.trim()])];
}
