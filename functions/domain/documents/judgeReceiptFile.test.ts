import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { aPortal, type SealedPortal } from "#test/fixtures/seals/aPortal.ts";
import { forgeries } from "#test/fixtures/seals/forgeries.ts";
import { type Forgery, inWords } from "#test/fixtures/seals/Forgery.ts";
import { type Genuine, genuineReceipts } from "#test/fixtures/seals/genuineReceipts.ts";
import { webSealTools } from "#ui/pages/check-receipt/receipt/webSealTools.ts";
import { nodeSealTools } from "#adapters/pdf/seal/sealVerifier.ts";
import { publicSealKeys } from "#runtime/wiring/documents.ts";
import { judgeReceiptFile } from "./judgeReceiptFile.ts";

const FLIPS = 150;

let portal: SealedPortal;
let forged: readonly Forgery[];
let genuine: readonly Genuine[];
beforeAll(async () => {
  portal = await aPortal();
  forged = await forgeries(portal);
  genuine = await genuineReceipts(portal);
});

async function verdictOf(
  { bytes, keys = portal.keys }: Pick<Genuine, "bytes" | "keys">,
  tools = nodeSealTools,
): Promise<string> {
  return inWords(await judgeReceiptFile(new Uint8Array(bytes), { keys, tools }));
}

describe.each([
  ["a browser", webSealTools],
  ["the operator's command", nodeSealTools],
])("a receipt that %s judges", (_, tools) => {
  it("is never genuine when it was forged, and the verdict names the manipulation", async () => {
    expect(forged.length).toBeGreaterThanOrEqual(40);
    const judged = await Promise.all(
      forged.map(async (one) => ({ name: one.name, verdict: await verdictOf(one, tools) })),
    );
    expect(judged).toEqual(forged.map(({ name, verdict }) => ({ name, verdict })));
  });

  it("is genuine in every form that the portal gives", async () => {
    expect(genuine.length).toBeGreaterThanOrEqual(40);
    const judged = await Promise.all(
      genuine.map(async (one) => ({ name: one.name, verdict: await verdictOf(one, tools) })),
    );
    expect(judged).toEqual(genuine.map(({ name }) => ({ name, verdict: "genuine" })));
  });
});

describe("reports that people have kept", () => {
  const kept = path.join(import.meta.dirname, "../../../test/fixtures/seals/kept");
  const versions = globSync("*.pdf", { cwd: kept }).map((file) => file.replace(/\.pdf$/, ""));

  it("are there of each release that seals (test/fixtures/seals/keepReport.ts)", () => {
    const changes = readFileSync(path.join(import.meta.dirname, "../../../CHANGELOG.md"), "utf8");
    const released = [...changes.matchAll(/^## (\d\S*), (?!not released)/gm)].map(
      ([, version = ""]) => version,
    );
    expect(released.length).toBeGreaterThan(0);
    expect(released.filter((version) => version !== "0.1.0" && !versions.includes(version))).toEqual([]);
  });

  it.each(versions)("are genuine: %s", async (version) => {
    const certificate = readFileSync(path.join(kept, `${version}.pem`), "utf8");
    const bytes = readFileSync(path.join(kept, `${version}.pdf`));
    const keys = publicSealKeys({ certificates: [certificate], formerCertificates: [] });
    for (const tools of [nodeSealTools, webSealTools])
      expect(await verdictOf({ bytes, keys }, tools)).toBe("genuine");
    const changed = Buffer.from(bytes);
    changed.write("Titel", bytes.indexOf("Nachweis") === -1 ? 2000 : bytes.indexOf("Nachweis"));
    expect(await verdictOf({ bytes: changed, keys })).not.toBe("genuine");
  });
});

describe("a byte of a sealed report", () => {
  it("cannot be changed anywhere, in the container neither", async () => {
    const { report } = portal;
    expect(await verdictOf({ bytes: report })).toBe("genuine");
    const hole = report.indexOf("/Contents <");
    expect(hole).toBeGreaterThan(0);
    const containerLength = 4000;
    const places = [
      ...Array.from({ length: FLIPS }, (_, index) => Math.floor((index * report.length) / FLIPS)),
      ...Array.from({ length: FLIPS }, (_, index) => hole + Math.floor((index * containerLength) / FLIPS)),
    ];
    const unnoticed: number[] = [];
    for (const at of places) {
      const changed = Buffer.from(report);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      if ((await verdictOf({ bytes: changed })) === "genuine") unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  });
});
