import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { firstPart } from "#forms/firstPart.ts";
import type { Figure, FigureSection } from "../Figure.ts";
import { type FileKind, kilobytesOf } from "../kilobytesOf.ts";
import { visitPage } from "../visitPage.ts";
import { rendererKilobytes } from "./rendererKilobytes.ts";

const FIRST_FIELD = "#app input, #app select, #app textarea";

/** What travels until the first field of each candidate can be seen, and what engine and renderer are of it. */
export async function measureDelivery(
  browser: Browser,
  given: { readonly plain: string; readonly portal: string; readonly form: CompiledForm },
): Promise<FigureSection> {
  const visit = { cookies: new Map<string, string>(), awaited: FIRST_FIELD };
  const plain = await visitPage(browser, { ...visit, url: given.plain });
  const portal = await visitPage(browser, { ...visit, url: given.portal });
  const weigh = async (
    name: string,
    weighed: { readonly kind: FileKind; readonly encoding: "gzip" | "br"; readonly budget: number },
  ): Promise<Figure> => {
    const all = await kilobytesOf(portal.loaded, weighed);
    return {
      name,
      unit: "kB",
      value: await kilobytesOf(portal.untilSeen, weighed),
      baseline: await kilobytesOf(plain.untilSeen, weighed),
      budget: weighed.budget,
      note: `${all.toFixed(1)} kB with all that loads later`,
    };
  };
  const { first, engine, saving, later } = await rendererKilobytes();
  const chunk = brotliCompressSync(JSON.stringify(firstPart(given.form))).length / 1000;
  const whole = brotliCompressSync(JSON.stringify(given.form)).length / 1000;
  return {
    title: "Form of 240 fields: what travels to the first field",
    remark: "The preview loads what the portal loads, without the API. Baseline: the hand-written page.",
    figures: [
      await weigh("JS, gzip", { kind: "js", encoding: "gzip", budget: 140 }),
      await weigh("JS, brotli", { kind: "js", encoding: "br", budget: 122 }),
      await weigh("CSS, gzip", { kind: "css", encoding: "gzip", budget: 12 }),
      await weigh("fonts", { kind: "woff2", encoding: "gzip", budget: 70 }),
      {
        name: "engine and renderer alone, gzip",
        unit: "kB",
        value: first + engine,
        note: `${first.toFixed(1)} renderer of a first page, ${engine.toFixed(1)} engine`,
      },
      {
        name: "saving and rows, gzip",
        unit: "kB",
        value: saving,
        note: `${later.toFixed(1)} kB further fields load later`,
      },
      {
        name: "definition to the first page, brotli",
        unit: "kB",
        value: chunk,
        budget: 5,
        note: `${whole.toFixed(1)} kB for all six pages`,
      },
    ],
  };
}
