import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { payments } from "../../../functions/commands/operator/payments.ts";
import { officeWith } from "./startPaymentProvider.ts";
import { sharedPaymentProvider } from "./sharedPaymentProvider.ts";

const running = sharedPaymentProvider();
const DEMO = path.resolve(import.meta.dirname, "../../../infra/settings/demo.json");
const settingsSchema = z.looseObject({
  server: z.looseObject({ payments: z.array(z.looseObject({})).min(1) }),
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "operator-payments-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The services of the settings; `authorityIds` are those that the first of them serves. */
function check(endPointIds: readonly string[], authorityIds: "all" | readonly string[] = "all") {
  const demo = settingsSchema.parse(JSON.parse(readFileSync(DEMO, "utf8")));
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
  return payments(["check", "--settings", file]);
}

describe("operator payments check", () => {
  it("says of every office whether its payment is set up", async () => {
    const { endPointId } = officeWith(running(), "none");
    const ready = `Landeskasse Musterland  recognition-portal/${endPointId}  ready\n`;
    expect(await check([endPointId])).toEqual({ exitCode: 0, out: ready, err: "" });
    const { exitCode, out } = await check([endPointId, "nobody"]);
    expect([exitCode, out.startsWith(ready)]).toEqual([1, true]);
    expect(out).toContain("answered 404 NO_VALID_ORIGINATOR_OR_ENDPOINT");
  });

  it("says why an office is not to be reached", async () => {
    await running().setFault({ mishap: "unavailable", call: "status", times: 1 });
    const { out } = await check([officeWith(running(), "none").endPointId]);
    expect(out).toContain("answered 503 UNSPECIFIED");
  });

  it("names the authorities that take a fee without a payment service", async () => {
    const { endPointId } = officeWith(running(), "none");
    const missing = /^(\S+) {2}fixed-fee {2}no payment service: fees cannot be paid$/gm;
    for (const { exitCode, out } of [await check([]), await check([endPointId], ["by-lfp"])]) {
      expect([exitCode, Array.from(out.matchAll(missing), ([, id]) => id)]).toEqual([
        1,
        expect.arrayContaining(["nw-brms-pug"]),
      ]);
    }
  });

  it("says how it is used", async () => {
    expect((await payments([])).err).toContain("operator payments check [--settings FILE]");
    expect((await payments(["check", "--settings", "/none"])).exitCode).toBe(2);
  });
});
