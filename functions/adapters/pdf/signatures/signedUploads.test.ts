import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { hasTool } from "#test/fixtures/hasTool.ts";
import { type SignedUpload, signedUploads } from "#test/fixtures/uploads/signedUploads.ts";
import { createPdfUploadInspector } from "../createPdfUploadInspector.ts";

const PDFSIG = "pdfsig";
const MUTOOL = "mutool";

let samples: readonly SignedUpload[];
beforeAll(async () => {
  samples = await signedUploads();
});

function verdictsOf(bytes: Buffer): readonly string[] {
  const verdict = createPdfUploadInspector().inspect(bytes);
  return verdict.kind === "accepted"
    ? verdict.inspection.found.map((one) => one.verdict).toReversed()
    : [verdict.refusal];
}

/** Runs a tool with the file as its last argument, and answers what it prints. */
function outputOf(command: readonly [string, ...string[]], bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "signed-"));
  const file = join(folder, "signed.pdf");
  writeFileSync(file, bytes);
  const [tool, ...given] = command;
  const { stdout, stderr } = spawnSync(tool, [...given, file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

/** MuPDF's verdict on each signature: whether its bytes match. Untrusted certificates are no error here. */
function fitsByMutool(bytes: Buffer): readonly boolean[] {
  return outputOf([MUTOOL, "sign", "-v"], bytes)
    .split(/^Verifying signature \d+:/m)
    .slice(1)
    .map((text) => /unchanged since signing|signature is valid/.test(text));
}

/** What poppler says of each signature: valid or not, and whether it is over the whole file. */
function toldByPdfsig(bytes: Buffer): readonly { readonly isValid: boolean; readonly isTotal: boolean }[] {
  return outputOf([PDFSIG, "-nocert"], bytes)
    .split(/^Signature #\d+:/m)
    .slice(1)
    .map((text) => ({
      isValid: text.includes("Signature is Valid"),
      isTotal: text.includes("- Total document signed"),
    }));
}

describe("a signature in an upload", () => {
  it("is intact only over whole revisions that nothing changed since, whatever its container fits", () => {
    const judged = samples.map(({ name, bytes }) => ({ name, verdicts: verdictsOf(bytes) }));
    expect(judged).toEqual(samples.map(({ name, verdicts }) => ({ name, verdicts })));
  });

  it.skipIf(!hasTool(PDFSIG))(
    "is never called intact where poppler calls it invalid, or not over the whole file",
    () => {
      const worse = samples.filter(({ bytes, verdicts, goesOn = false }) => {
        if (!verdicts.includes("intact")) return false;
        const signatures = toldByPdfsig(bytes);
        const isLastTotal = signatures.at(-1)?.isTotal === true || goesOn;
        return verdicts.some(
          (verdict, index) =>
            verdict === "intact" &&
            (signatures[index]?.isValid !== true || (index === verdicts.length - 1 && !isLastTotal)),
        );
      });
      expect(worse.map(({ name }) => name)).toEqual([]);
    },
  );

  it.skipIf(!hasTool(MUTOOL))("is never called intact where MuPDF says that its bytes do not fit", () => {
    const worse = samples.filter(({ bytes, verdicts }) => {
      const fits = fitsByMutool(bytes);
      return verdicts.some((verdict, index) => verdict === "intact" && fits[index] !== true);
    });
    expect(worse.map(({ name }) => name)).toEqual([]);
  });
});
