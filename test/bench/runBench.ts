import type { FigureSection } from "./Figure.ts";
import { formatSection } from "./formatSection.ts";
import { measureAutosave } from "./measureAutosave.ts";
import { measureColdStart } from "./measureColdStart.ts";
import { measureJourney } from "./measureJourney.ts";
import { measurePages } from "./measurePages.ts";
import { measureStart } from "./measureStart.ts";

/** `npm run bench`: prints each section as soon as it is measured. A missed budget is told, it is not a failure. */
async function runBench(): Promise<void> {
  const print = (section: FigureSection): void => void process.stdout.write(formatSection(section));
  const { section, portal } = await measureStart();
  print(section);
  try {
    // First of all: the functions of this portal have not run yet.
    print(await measureJourney(portal.url));
    print(await measureAutosave(portal.url));
    print(await measurePages(portal.url));
  } finally {
    await portal.stop();
  }
  // With the portal ended, nothing else needs the processor.
  print(await measureColdStart());
}

await runBench();
