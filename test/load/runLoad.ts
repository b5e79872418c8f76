import { parseArgs } from "node:util";
import { formatSection } from "../bench/formatSection.ts";
import { startBenchPortal } from "../bench/startBenchPortal.ts";
import { measureGrowth } from "./measureGrowth.ts";
import { measureLoad } from "./measureLoad.ts";

const MOST = 200;

/** `npm run load [-- --applicants 100]`: bounded, against a portal of its own on this machine. 1 where one did not arrive. */
async function runLoad(): Promise<void> {
  const { values } = parseArgs({ options: { applicants: { type: "string", default: "100" } } });
  const applicants = Number(values.applicants);
  if (!Number.isInteger(applicants) || applicants < 1 || applicants > MOST) {
    throw new Error(`load --applicants 1 to ${MOST.toString()}`);
  }
  const portal = await startBenchPortal();
  try {
    const load = await measureLoad(portal.url, applicants);
    process.stdout.write(formatSection(load));
    if (load.figures.some(({ budget, value }) => budget !== undefined && value > budget))
      process.exitCode = 1;
    process.stdout.write(formatSection(await measureGrowth(portal.url)));
  } finally {
    await portal.stop();
  }
}

await runLoad();
