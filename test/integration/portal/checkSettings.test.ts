import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { setFault } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";

const answerSchema = z.object({
  settings: z.string(),
  findings: z.array(z.object({ weight: z.string(), path: z.string(), sentence: z.string() })),
  counterparties: z.array(
    z.object({ name: z.string(), url: z.string(), state: z.string(), notes: z.array(z.string()) }),
  ),
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "check-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => setFault({ counterparty: "payment-provider", kind: "none" }));

async function checked(...words: readonly string[]) {
  const { code, output } = await runOperator(["check-settings", "--json", ...words]);
  return { code, answer: answerSchema.parse(JSON.parse(output)) };
}

/** The settings of the running portal with one text in the place of another, as a file. */
async function changed(replaced: string, by: string): Promise<string> {
  const { answer } = await checked();
  const text = readFileSync(answer.settings, "utf8");
  expect(text).toContain(replaced);
  const file = path.join(folder, "changed.json");
  writeFileSync(file, text.replaceAll(replaced, by));
  return file;
}

describe("operator check-settings", () => {
  it("finds nothing wrong with the running portal, and every counterparty in its place", async () => {
    const { code, answer } = await checked();
    expect(answer.findings.filter(({ weight }) => weight === "wrong")).toEqual([]);
    expect(answer.counterparties.filter(({ state }) => state !== "ok")).toEqual([]);
    const names = answer.counterparties.map(({ name }) => name.split(" ").slice(0, 2).join(" "));
    expect(names).toEqual(
      expect.arrayContaining([
        "SAML nkb",
        "OpenID Connect",
        "FIT-Connect token",
        "FIT-Connect routing",
        "Mailbox destination",
        "XTA account",
        "Payment Landeskasse",
      ]),
    );
    expect(code).toBe(0);
  });

  it("names the one that cannot be reached, and the one that answers wrongly", async () => {
    const { answer } = await checked();
    const routing = answer.counterparties.find(({ name }) => name === "FIT-Connect routing")?.url ?? "";
    const astray = await checked(await changed(routing, "http://127.0.0.1:9/routing"));
    expect(astray.code).toBe(1);
    expect(astray.answer.counterparties.filter(({ state }) => state !== "ok")).toMatchObject([
      {
        name: "FIT-Connect routing",
        state: "cannot-be-reached",
        notes: [expect.stringContaining("127.0.0.1:9")],
      },
    ]);
    const issuer = answer.counterparties.find(({ name }) => name.startsWith("OpenID"))?.url ?? "";
    const portal = inject("portalUrl").replace(/\/$/, "");
    const wrong = await checked(await changed(new URL(issuer).origin, portal));
    const others = wrong.answer.counterparties.filter(({ state }) => state !== "ok");
    expect(others.map(({ name, state }) => `${name.split(" ")[0] ?? ""} ${state}`)).toEqual([
      "OpenID answers-wrongly",
    ]);
    await setFault({ counterparty: "payment-provider", kind: "unavailable" });
    const closed = (await checked()).answer.counterparties.filter(({ state }) => state !== "ok");
    expect(closed[0]?.notes[0]).toContain("answered 503");
  });

  it("explains settings that are not complete, line by line, and says how it is used", async () => {
    const file = await changed('"hours"', '"times"');
    const { code, output } = await runOperator(["check-settings", file]);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        "wrong     portal.support.hours is missing: expected object. (Hours in which support answers.)",
      ),
    ]);
    expect((await runOperator(["check-settings", "--else"])).output).toContain(
      "operator check-settings [STATE",
    );
    expect((await runOperator(["check-settings", "nowhere"])).code).toBe(2);
  });
});
