import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { checkSettings } from "#commands/operator/settings/checkSettings.ts";
import { payments } from "#commands/operator/payment/payments.ts";
import { officeWith } from "./startPaymentProvider.ts";
import { sharedPaymentProvider } from "./sharedPaymentProvider.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const running = sharedPaymentProvider();
const settingsSchema = z.looseObject({
  server: z.looseObject({ payments: z.array(z.looseObject({})).min(1) }),
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "operator-payments-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const answerSchema = z.object({
  findings: z.array(z.object({ path: z.string(), sentence: z.string() })),
  counterparties: z.array(z.object({ name: z.string(), state: z.string(), notes: z.array(z.string()) })),
});

/** What is said of payment services of the settings; `authorityIds` are those that each of them serves. */
async function check(endPointIds: readonly string[], authorityIds: "all" | readonly string[] = "all") {
  const demo = settingsSchema.parse(settingsJson("demo"));
  const { baseUrl } = running().description;
  const rules = endPointIds.map((endPointId) => ({
    ...demo.server.payments[0],
    baseUrl,
    endPointId,
    authorityIds,
    authentication: { kind: "none" },
  }));
  const file = path.join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ ...demo, server: { ...demo.server, payments: rules } }));
  const { exitCode, out } = await checkSettings([file, "--json"]);
  const { findings, counterparties } = answerSchema.parse(JSON.parse(out));
  return {
    exitCode,
    offices: counterparties.filter(({ name }) => name.startsWith("Payment ")),
    unpayable: findings.filter(
      ({ path: place, sentence }) => place === "server.payments" && sentence.includes("fixed-fee"),
    ),
  };
}

describe("operator check-settings", () => {
  it("says of every office whether its payment is set up", async () => {
    const { endPointId } = officeWith(running(), "none");
    const { exitCode, offices } = await check([endPointId, "nobody"]);
    expect(offices).toEqual([
      { name: `Payment Landeskasse Musterland (recognition-portal/${endPointId})`, state: "ok", notes: [] },
      {
        name: "Payment Landeskasse Musterland (recognition-portal/nobody)",
        state: "answers-wrongly",
        notes: [expect.stringContaining("answered 404 NO_VALID_ORIGINATOR_OR_ENDPOINT")],
      },
    ]);
    expect(exitCode).toBe(1);
  });

  it("says why an office is not to be reached", async () => {
    await running().setFault({ kind: "unavailable", call: "status", times: 1 });
    const { offices } = await check([officeWith(running(), "none").endPointId]);
    expect(offices.map(({ state, notes }) => `${state} ${notes.join()}`)).toEqual([
      expect.stringMatching(/^cannot-be-reached .*answered 503 UNSPECIFIED/),
    ]);
  });

  it("names the authorities that take a fee without a payment service", async () => {
    const { endPointId } = officeWith(running(), "none");
    for (const { exitCode, unpayable } of [await check([]), await check([endPointId], ["by-lfp"])]) {
      expect([exitCode, unpayable[0]?.sentence]).toEqual([1, expect.stringContaining("nw-brms-pug")]);
    }
    expect((await check([endPointId])).unpayable).toEqual([]);
  });
});

describe("operator payments", () => {
  it("says how it is used", async () => {
    expect((await payments([])).err).toContain("operator payments --mismatch");
    expect((await payments(["check"])).exitCode).toBe(2);
  });
});
