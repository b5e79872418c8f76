import { chromium } from "@playwright/test";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { findChromium } from "#test/journeys/findChromium.ts";
import type { FigureSection } from "../Figure.ts";
import { benchDefinition } from "./benchDefinition.ts";
import { buildCandidates } from "./buildCandidates.ts";
import { measureAccessibility } from "./measureAccessibility.ts";
import { measureDelivery } from "./measureDelivery.ts";
import { measureLighthouse } from "./measureLighthouse.ts";
import { measureRevalidation } from "./measureRevalidation.ts";
import { measureSpeed } from "./measureSpeed.ts";
import { serveCandidate } from "./serveCandidate.ts";

/** In addition to the ports of the portal that the bench starts. */
const PORTS = { plain: 4710, portal: 4711 } as const;

/** The portal's form against a hand-written page of the same 240 fields, built and served alike. */
export async function* measureForm({ runs }: { readonly runs: number }): AsyncGenerator<FigureSection> {
  const { definition, marks } = benchDefinition();
  const compiled = compileForm(definition, { locale: "de", version: "bench" });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.failure));
  const form = compiled.value;
  yield await measureRevalidation(definition, form);

  const executablePath = findChromium("whole");
  if (executablePath === undefined) {
    const remark = "Not measured: no Chromium was found. Install one: npx playwright install chromium";
    yield { title: "Form of 240 fields in a browser", remark, figures: [] };
    return;
  }
  const folders = await buildCandidates(definition, form);
  const plain = await serveCandidate(folders.plain, { port: PORTS.plain });
  const portal = await serveCandidate(folders.portal, { port: PORTS.portal });
  const urls = { plain: plain.url, portal: portal.url };
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    yield await measureDelivery(browser, { ...urls, form });
    yield await measureAccessibility(browser, { portal: portal.url, lastMark: marks[0]?.at(-1) ?? "" });
    yield* await measureSpeed(browser, { ...urls, marks, runs });
    yield await measureLighthouse(urls, executablePath);
  } finally {
    await browser.close();
    plain.stop();
    portal.stop();
  }
}
