import fc from "fast-check";
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkCallback } from "./createDeliveryCallbacks.ts";

// The examples that FIT-Connect documents.
const SECRET = "insecure_unsafe_qHScgrg_kP-R31jHUwp3GkVkGJolvBchz65b74Lzue0";
const SENT = 1_672_527_599;
const TYPE = "https://schema.fitko.de/fit-connect/submission-api/callbacks/new-submissions";
const ID = "f39ab143-d91a-474a-b69f-b00f1a1873c2";
const SHORT = `{"type":"${TYPE}","submissionIds":["${ID}"]}`;
const LONG = `{"type":"${TYPE}","submissionIds":["${ID}"],"submissions":[{"destinationId":"d12caea8-f372-4eb1-b102-b0a228253a11","submissionId":"${ID}","caseId":"9eec7d3e-dc66-4f82-9f52-1520bf96a32e"}]}`;
const SHORT_MAC =
  "798cd0edb70c08e5b32aa8a18cbbc8ff6b3078c51af6d011ff4e32e470c746234fc4314821fe5185264b029e962bd37de33f3b9fc5f1a93c40ce6672845e90df";
const LONG_MAC =
  "2056b372b5bcec06d8f11ab79b84b42d6cbe1c8e1178cdfa36e4385dcf717758aaa7599f417d9ec3e079087884f4fd59680bf713621383e2d4414ef74fb10df3";

const at = (seconds: number): { readonly secret: string; readonly now: Date } => ({
  secret: SECRET,
  now: new Date(seconds * 1_000),
});
const short = { timestamp: String(SENT), authentication: SHORT_MAC, text: SHORT };

describe("a callback of the delivery service", () => {
  it("is believed with the authentication that FIT-Connect documents for its examples", () => {
    expect(checkCallback(short, at(SENT))).toEqual({ ok: true, value: new Date(SENT * 1_000) });
    const long = { ...short, authentication: LONG_MAC, text: LONG };
    expect(checkCallback(long, at(SENT + 12)).ok).toBe(true);
  });

  it("is believed for five minutes, and not from the future", () => {
    expect(checkCallback(short, at(SENT + 300)).ok).toBe(true);
    for (const seconds of [SENT + 301, SENT + 86_400, SENT - 301]) {
      expect(checkCallback(short, at(seconds))).toEqual({
        ok: false,
        failure: { kind: "callback-refused", reason: "time" },
      });
    }
  });

  it("is not believed with another time, body, secret or authentication", () => {
    const forged = [
      { ...short, timestamp: String(SENT + 1) },
      { ...short, text: SHORT.replace("f39a", "f39b") },
      { ...short, text: `${SHORT}\n` },
      { ...short, authentication: LONG_MAC },
    ];
    for (const callback of forged) {
      expect(checkCallback(callback, at(SENT))).toEqual({
        ok: false,
        failure: { kind: "callback-refused", reason: "authentication" },
      });
    }
    expect(checkCallback(short, { ...at(SENT), secret: "another" })).toEqual({
      ok: false,
      failure: { kind: "callback-refused", reason: "authentication" },
    });
  });

  it("is not believed without its headers, or with ones of another form", () => {
    const odd = [
      { ...short, timestamp: undefined },
      { ...short, authentication: undefined },
      { ...short, timestamp: `${SENT}.0` },
      { ...short, timestamp: "" },
      { ...short, authentication: SHORT_MAC.toUpperCase() },
      { ...short, authentication: SHORT_MAC.slice(1) },
      { ...short, authentication: "" },
    ];
    for (const callback of odd) {
      expect(checkCallback(callback, at(SENT))).toEqual({
        ok: false,
        failure: { kind: "callback-refused", reason: "headers" },
      });
    }
  });

  it("never passes by chance, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (timestamp, authentication, text) => {
        expect(checkCallback({ timestamp, authentication, text }, at(SENT)).ok).toBe(false);
      }),
    );
  });

  it("is believed for any body that was signed, byte by byte", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const authentication = createHmac("sha512", SECRET).update(`${SENT}.${text}`).digest("hex");
        expect(checkCallback({ timestamp: String(SENT), authentication, text }, at(SENT)).ok).toBe(true);
      }),
    );
  });
});
