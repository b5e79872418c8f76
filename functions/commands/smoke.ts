import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type PortalVisit, visitPortal } from "#runtime/visitPortal.ts";
import { readJson } from "./readDefinitionFile.ts";
import { SAMPLE_NURSE } from "./smoke/SAMPLE_NURSE.ts";

const USAGE = `npm run -s smoke -- --url https://portal.example [--api https://….execute-api….amazonaws.com/live]
  [--sign-in PROVIDER] [--sample FILE]
Checks a running portal: pages, headers, cookies, a draft with a file, all of it deleted again. --api: the address of the
gateway, which must be closed. --sign-in: also sends a whole application with the test account SMOKE_USER and
SMOKE_PASSWORD of that provider, to whatever destination the settings name; only where that is a test destination.
--sample: service, place, answers and documents as JSON. Ends with 0 when all holds, with 1 otherwise.`;

const sampleSchema = z.object({
  leiKaId: z.string(),
  location: z.object({ ars: z.string(), place: z.string(), postalCode: z.string() }),
  answers: z.record(z.string(), z.json()),
  documentPaths: z.array(z.string()),
});

async function readSmokeWords(args: readonly string[]): Promise<PortalVisit | undefined> {
  try {
    const string = { type: "string" } as const;
    const options = { url: string, api: string, "sign-in": string, sample: string };
    const { values } = parseArgs({ args: [...args], options });
    const { url, api, "sign-in": providerId, sample: file } = values;
    if (url === undefined || !URL.canParse(url) || (api !== undefined && !URL.canParse(api)))
      return undefined;
    const sample = file === undefined ? SAMPLE_NURSE : sampleSchema.parse(resultOf(await readJson(file)));
    const { SMOKE_USER: user, SMOKE_PASSWORD: password } = process.env;
    if (providerId === undefined) return { url, api, account: undefined, sample };
    if (user === undefined || password === undefined) return undefined;
    return { url, api, account: { providerId, user, password }, sample };
  } catch {
    return undefined;
  }
}

function resultOf(read: Awaited<ReturnType<typeof readJson>>): unknown {
  return read.ok ? read.value : undefined;
}

async function smoke(visit: PortalVisit): Promise<number> {
  const { api, account } = visit;
  const results = await visitPortal(visit);
  for (const { name, wrong } of results) {
    process.stdout.write(
      `${wrong === undefined ? "ok   " : "wrong"}  ${name}${wrong === undefined ? "" : `: ${wrong}`}\n`,
    );
  }
  if (api === undefined) process.stdout.write("not tried  API's own address is closed (no --api)\n");
  if (account === undefined) process.stdout.write("not tried  a whole application (no --sign-in)\n");
  return results.every(({ wrong }) => wrong === undefined) ? 0 : 1;
}

const words = await readSmokeWords(process.argv.slice(2));
if (words === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await smoke(words);
}
