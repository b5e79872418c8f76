import { describe, expect, it } from "vitest";
import { answering, json, ORDER } from "./createXbezahldienste.fixture.ts";

type Kind = "payment-refused" | "payment-unavailable" | "payment-exists" | "payment-unknown";

/** Every code of the standard, and what each of the calls makes of it. */
const CODES: readonly (readonly [string, number, Record<"create" | "read" | "check", Kind>])[] = [
  ["NO_VALID_ORIGINATOR_OR_ENDPOINT", 404, all("payment-refused")],
  ["NO_VALID_ORIGINATOR_OR_DESTINATION", 400, all("payment-refused")],
  ["PAYMENT_EXISTS", 409, { ...all("payment-refused"), create: "payment-exists" }],
  ["PAYMENT_EXISTS", 400, { create: "payment-exists", read: "payment-unknown", check: "payment-refused" }],
  ["CALCULATION_ERROR", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["BOOKING_DATA_MISSING", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["VALIDATION_ERROR", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["UNSPECIFIED", 500, all("payment-unavailable")],
  ["UNSPECIFIED", 400, { ...all("payment-refused"), read: "payment-unknown" }],
  ["FORBIDDEN", 403, all("payment-refused")],
  ["SOMETHING_NEW", 503, all("payment-unavailable")],
  ["SOMETHING_NEW", 422, all("payment-refused")],
];

function all(kind: Kind) {
  return { create: kind, read: kind, check: kind };
}

function asked(answer: { readonly status: number; readonly text: string }) {
  const { provider } = answering([answer]);
  return { create: provider.create(ORDER), read: provider.read("tx-1"), check: provider.check() };
}

const problemOf = (status: number, functionalCode: unknown) =>
  json(status, { type: "https://x.example/p", title: "No", detail: "Erika Muster", status, functionalCode });

describe("a problem of the payment service", () => {
  it.each(CODES)("%s with status %d is what it means for each call", async (code, status, expected) => {
    const answers = asked(problemOf(status, code));
    for (const call of ["create", "read", "check"] as const) {
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

  it("is told to operators by host, status and code, and by nothing that the service wrote", async () => {
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
