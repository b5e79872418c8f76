import process from "node:process";
import { parseArgs } from "node:util";
import type { FigureSection } from "./Figure.ts";
import { measureForm } from "./form/measureForm.ts";
import { formatSection } from "./formatSection.ts";
import { measureAutosave } from "./measureAutosave.ts";
import { measurePortalLighthouse } from "./lighthouse/measurePortalLighthouse.ts";
import { measureColdStart } from "./measureColdStart.ts";
import { measureContentPages } from "./measureContentPages.ts";
import { measureDocuments } from "./measureDocuments.ts";
import { measureJourney } from "./measureJourney.ts";
import { measurePages } from "./measurePages.ts";
import { measurePhotos } from "./measurePhotos.ts";
import { measureSamlVerification } from "./measureSamlVerification.ts";
import { measureSealing } from "./measureSealing.ts";
import { measureSending } from "./measureSending.ts";
import { measureSessionCheck } from "./measureSessionCheck.ts";
import { measureUpload } from "./measureUpload.ts";
import { measurePeople } from "./people/measurePeople.ts";
import { measureQuestions } from "./questions/measureQuestions.ts";
import { measureSweep } from "./payments/measureSweep.ts";
import { startBenchPortal } from "./startBenchPortal.ts";
import { measureStart } from "./measureStart.ts";

const PARTS: readonly string[] = [
  "form",
  "identity",
  "sealing",
  "sending",
  "payments",
  "pages",
  "people",
  "photos",
  "questions",
  "requests",
];

/**
 * `npm run bench`: prints each section as soon as it is measured. An exceeded budget is reported, it is not a failure.
 * `npm run bench -- form [--runs 5]` measures the form alone, `identity` what sign-ins and sessions cost, `sealing`
 * what a separate key per draft costs, `sending` what it takes to send the largest application, `payments` what the
 * sweep over open payments takes, `pages` what pages weigh and their Lighthouse scores, `people` what three people
 * do and see on their way (`--baseline-url` of an earlier portal), `photos` what twenty photos take in the browser, `questions` what the form asks them, `requests` the steps of one application, an autosave and the check of a session.
 */
async function runBench(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      baseline: { type: "string" },
      "baseline-url": { type: "string" },
    },
  });
  const runs = Number(values.runs);
  const isKnown = positionals.every((part) => PARTS.includes(part));
  if (!isKnown || !Number.isInteger(runs) || runs < 1)
    throw new Error(
      `bench ${PARTS.map((part) => `[${part}]`).join(" ")} [--runs 5] [--baseline FOLDER] [--baseline-url URL]`,
    );
  if (positionals.length === 0) await measurePortal();
  const isWanted = (part: string): boolean =>
    positionals.length === 0 || positionals.some((one) => one === part);
  if (isWanted("identity")) print(await measureSamlVerification());
  if (positionals.includes("identity")) await onPortal(measureSessionCheck);
  if (isWanted("sealing")) print(await measureSealing());
  if (isWanted("sending")) print(await measureDocuments());
  if (positionals.includes("sending")) await onPortal(measureUpload, measureSending);
  if (isWanted("questions")) measureQuestions(values.baseline).forEach(print);
  if (positionals.includes("people")) {
    const portal = await startBenchPortal();
    try {
      (await measurePeople(portal.url, values["baseline-url"])).forEach(print);
    } finally {
      await portal.stop();
    }
  }
  if (positionals.includes("requests")) {
    await onPortal(measureJourney, measureAutosave, measureSessionCheck);
  }
  if (positionals.includes("pages")) {
    await onPortal(measurePages, measureContentPages, measurePortalLighthouse);
  }
  if (positionals.includes("photos")) await onPortal(measurePhotos);
  if (isWanted("payments")) print(await measureSweep());
  if (!isWanted("form")) return;
  for await (const section of measureForm({ runs })) print(section);
}

async function onPortal(...measures: readonly ((url: string) => Promise<FigureSection>)[]): Promise<void> {
  const portal = await startBenchPortal();
  try {
    for (const measure of measures) print(await measure(portal.url));
  } finally {
    await portal.stop();
  }
}

async function measurePortal(): Promise<void> {
  const { section, portal } = await measureStart();
  print(section);
  try {
    // First of all: the functions of this portal have not run yet.
    print(await measureJourney(portal.url));
    print(await measureAutosave(portal.url));
    print(await measureSessionCheck(portal.url));
    print(await measureUpload(portal.url));
    print(await measureSending(portal.url));
    print(await measurePages(portal.url));
    print(await measureContentPages(portal.url));
    print(await measurePortalLighthouse(portal.url));
  } finally {
    await portal.stop();
  }
  // With the portal ended, nothing else needs the processor.
  print(await measureColdStart());
}

function print(section: FigureSection): void {
  process.stdout.write(formatSection(section));
}

await runBench();
