import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ERROR_CATALOGUE } from "./errors/errorCatalogue.ts";
import { portalTexts } from "#build/texts/portalTexts.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { freshPerson } from "./errors/freshApplication.ts";
import type { SentenceKey } from "./errors/Situation.ts";
import { READ_ELSEWHERE, SITUATIONS } from "./errors/situations.ts";
import { manyPlaces, WITHOUT_FORM, withGaps } from "./errors/theOtherPortal.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";
import { Visit } from "./screens/Visit.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const PORT = 4630;
/** That every sentence is there in every language is proved by its texts (`frontend/src/app/texts.test.ts`). */
const LOCALES = languagesOf({ usually: "de" });

// Calls that fail are what this is about; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|ERR_|call failed|failed-call|caught by nothing" });
// One portal for all of them: the clock is moved, and nothing else may run meanwhile.
test.describe.configure({ mode: "default" });

usesOwnPortal(PORT, () => ({ name: "error-catalogue", change: withGaps, places: manyPlaces() }));

/** The sentence of a key as it stands on a page, whatever is filled in. */
async function sentenceOf(key: SentenceKey, locale: "de" | "en"): Promise<RegExp> {
  const texts = await portalTexts(locale);
  const text = texts.get(key) ?? texts.get(`${key}_other`) ?? "";
  const escaped = text.replaceAll(/<\/?\w+>/g, "").replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/\{\{\w+\}\}/g, ".+"));
}

test("every situation of the catalogue is provoked exactly once", () => {
  const names = [...SITUATIONS, ...READ_ELSEWHERE].map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(ERROR_CATALOGUE).sort());
});

for (const locale of LOCALES) {
  for (const { name, how, provoke } of SITUATIONS) {
    test(`${name}, in ${locale}: ${how}`, async ({ page, portalUrl }) => {
      await page.context().addCookies([{ name: "language", value: locale, url: portalUrl }]);
      const read = new Set<SentenceKey>();
      const visit = new Visit(page, { locale, portalUrl });
      await provoke(visit, async (key) => {
        read.add(key);
        const shown = visit.page.getByText(await sentenceOf(key, locale)).filter({ visible: true });
        await expect(shown.first()).toBeVisible();
      });
      expect([...read].sort()).toEqual([...ERROR_CATALOGUE[name]].sort());
    });
  }

  for (const { name, readIn } of READ_ELSEWHERE) {
    test(`${name}, in ${locale}: ${readIn} has the sentence of the portal`, async () => {
      const words = readFileSync(path.join(import.meta.dirname, readIn), "utf8");
      for (const key of ERROR_CATALOGUE[name]) {
        const text = (await portalTexts(locale)).get(key);
        expect(words).toContain(`"${text ?? "no such text"}"`);
      }
    });
  }
}

test("a failed call is written to the browser's log with status, route and problem, and nothing of the person", async ({
  page,
  portalUrl,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.becomes(await freshPerson(portalUrl));
  await visit.goToService(WITHOUT_FORM);
  await page.locator("main button.kern-btn--primary").click();
  const logged = "POST /api/processes 404 Not Found urn:recognition-portal:problem:form-not-found";
  await expect.poll(() => warnings).toEqual([logged]);
});

test("calls of no route, of another method and without JSON are refused by the statuses of the catalogue", async ({
  portalUrl,
}) => {
  const visitor = new Visitor(portalUrl);
  await visitor.get("/api/auth/user");
  const refusals = [
    await visitor.get("/api/nothing"),
    await visitor.call({ method: "DELETE", path: "/api/version" }),
    await visitor.call({ method: "POST", path: "/api/feedback", text: "{ not json" }),
  ];
  const type = "urn:recognition-portal:problem:";
  expect(refusals.map(({ body }) => body)).toMatchObject([
    { status: 404, type: `${type}route-not-found` },
    { status: 405, type: `${type}method-not-allowed` },
    { status: 400, type: `${type}invalid-json` },
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([404, 405, 400]);
});

test("the portal does not start with a setting missing, and names it", async () => {
  const file = path.join(ROOT, ".local/error-catalogue/incomplete.json");
  mkdirSync(path.dirname(file), { recursive: true });
  const demo = JSON.stringify(settingsJson("demo"));
  writeFileSync(file, demo.replace('"submissionUrl"', '"submission"').replace('"hours"', '"times"'));
  const start = spawn(process.execPath, ["infra/laptop/start.mjs", "--settings", file], {
    cwd: ROOT,
    env: { ...process.env, PORT: (PORT + 50).toString() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  start.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => start.once("exit", resolve));
  expect(code).toBe(1);
  expect(said).toContain("portal.support.hours is missing");
  expect(said).toContain("server.fitConnect.submissionUrl is missing");
});
