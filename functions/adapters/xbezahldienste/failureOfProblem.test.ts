import { describe, expect, it } from "vitest";
import { answering, json, ORDER } from "./createXbezahldienste.fixture.ts";
import { CALLS, CODES } from "./problemCodes.fixture.ts";

function asked(answer: { readonly status: number; readonly text: string }) {
  const { provider } = answering([answer]);
  return { create: provider.create(ORDER), read: provider.read("tx-1"), check: provider.check() };
}

const problemOf = (status: number, functionalCode: unknown) =>
  json(status, { type: "https://x.example/p", title: "No", detail: "Erika Muster", status, functionalCode });

describe("a problem of the payment service", () => {
  it.each(CODES)("%s with status %d is what it means for each call", async (code, status, expected) => {
    const answers = asked(problemOf(status, code));
    for (const call of CALLS) {
      const answer = await answers[call];
      expect([call, !answer.ok && answer.failure.kind]).toEqual([call, expected[call]]);
    }
  });

  it("without a code counts by its status", async () => {
    for (const status of [408, 425, 429, 500, 502, 503, 504]) {
      expect(await asked({ status, text: "<html>" }).read).toMatchObject({
        failure: { kind: "payment-unavailable" },
      });
    }
    for (const status of [301, 302, 307, 401, 403, 405, 410, 415, 422]) {
      expect(await asked({ status, text: "" }).create).toMatchObject({
        failure: { kind: "payment-refused" },
      });
    }
    for (const status of [400, 404]) {
      expect(await asked({ status, text: "" }).read).toEqual({
        ok: false,
        failure: { kind: "payment-unknown" },
      });
      expect(await asked({ status, text: "" }).create).toMatchObject({
        failure: { kind: "payment-refused" },
      });
    }
  });

  it("is reported to operators by host, status and code, and by nothing that the service wrote", async () => {
    expect(await asked(problemOf(400, "CALCULATION_ERROR")).create).toEqual({
      ok: false,
      failure: { kind: "payment-refused", cause: "pay.example answered 400 CALCULATION_ERROR" },
    });
    for (const code of ["Erika Muster", 7, null, {}, "A".repeat(99)]) {
      expect(await asked(problemOf(400, code)).create).toEqual({
        ok: false,
        failure: { kind: "payment-refused", cause: "pay.example answered 400" },
      });
    }
  });
});
