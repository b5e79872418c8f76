import { parseArgs } from "node:util";
import { z } from "zod";
import type { FigureSection } from "../bench/Figure.ts";
import { formatSection } from "../bench/formatSection.ts";
import { startBenchPortal } from "../bench/startBenchPortal.ts";
import { measureGrowth } from "./measureGrowth.ts";
import { measureLoad } from "./measureLoad.ts";

const MOST = { applicants: 1_000, drafts: 10_000 };
const optionsSchema = z.object({
  applicants: z.coerce.number().int().min(1).max(MOST.applicants),
  drafts: z
    .string()
    .transform((list) => list.split(",").map(Number))
    .pipe(z.array(z.number().int().min(1).max(MOST.drafts)))
    .refine((counts) => counts.every((one, index) => one > (counts[index - 1] ?? 0))),
});

function tell(section: FigureSection): void {
  process.stdout.write(formatSection(section));
  if (section.figures.some(({ budget, value }) => budget !== undefined && value > budget))
    process.exitCode = 1;
}

/**
 * `npm run load [-- --applicants 100 --drafts 100,1000,10000]`: bounded, against a portal of its own on this machine. 1
 * where an application did not arrive, was lost or is there twice; never for how long anything took.
 */
async function runLoad(): Promise<void> {
  const { values } = parseArgs({
    options: {
      applicants: { type: "string", default: "100" },
      drafts: { type: "string", default: "100,1000,10000" },
    },
  });
  const options = optionsSchema.safeParse(values);
  if (!options.success) {
    throw new Error(
      `load --applicants 1 to ${MOST.applicants.toString()} --drafts ascending counts up to ${MOST.drafts.toString()}, with commas between them`,
    );
  }
  const { applicants, drafts } = options.data;
  const portal = await startBenchPortal();
  try {
    const { section, applications } = await measureLoad(portal.url, applicants);
    tell(section);
    tell(await measureGrowth(portal.url, { drafts, applications }));
  } finally {
    await portal.stop();
  }
}

await runLoad();
