import { beforeAll, describe, expect, it } from "vitest";
import { aPortal, type SealedPortal } from "#test/fixtures/seals/aPortal.ts";
import { checkReceipt, filesNotInIt } from "./checkReceipt.ts";

let portal: SealedPortal;
beforeAll(async () => {
  portal = await aPortal();
});

const asFile = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);

describe("a receipt that is checked", () => {
  it("is judged by the keys of the portal, whether it is the report or the file for computers", async () => {
    for (const bytes of [portal.report, portal.receipt]) {
      expect(await checkReceipt(asFile(bytes), () => Promise.resolve(portal.keys))).toMatchObject({
        kind: "genuine",
        sealedBy: "Antragsportal Musterland",
        receipt: { transferTicketNumber: "4F7K19QD82MX" },
      });
    }
  });

  it("cannot be judged without the keys, when it is too large or cannot be read", async () => {
    const without = await checkReceipt(asFile(portal.report), () => Promise.resolve(undefined));
    expect(without).toEqual({ kind: "cannot-be-judged", reason: "no-keys" });
    const large = await checkReceipt(new Blob([new Uint8Array(40_000_001)]), () => Promise.resolve([]));
    expect(large).toEqual({ kind: "cannot-be-judged", reason: "too-large" });
    const lost = Object.assign(asFile(portal.report), {
      arrayBuffer: () => Promise.reject(new Error("gone")),
    });
    expect(await checkReceipt(lost, () => Promise.resolve(portal.keys))).toEqual({
      kind: "cannot-be-judged",
      reason: "unreadable",
    });
  });

  it("names the files that are not in it, and says nothing before one was compared", () => {
    const same = { kind: "same", fileName: "a.pdf", nameInReceipt: "a.pdf" } as const;
    const waiting = { kind: "not-compared", fileName: "b.pdf" } as const;
    const foreign = { kind: "not-handed-over", fileName: "c.pdf" } as const;
    expect(filesNotInIt([waiting])).toBeUndefined();
    expect(filesNotInIt([same, waiting])).toEqual([]);
    expect(filesNotInIt([same, foreign])).toEqual(["c.pdf"]);
  });
});
