import { describe, expect, it } from "vitest";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { Process } from "#domain/application/Process.ts";
import { feeText } from "./feeText.ts";

const { metadata } = await aCompletedProcess(memoryPorts());
const legalBasis = { de: "Gebührenordnung", en: "Fee schedule" };
const fee = { legalBasis, range: { from: 5000, to: 20000 }, skipAllowed: false };
const of = (change: Partial<Process["metadata"]>, feeDue?: number | null): readonly string[] =>
  (["de", "en"] as const).map((language) =>
    // The amounts have a protected space.
    feeText({ metadata: { ...metadata, ...change }, feeDue }, language).replaceAll("\u00a0", " "),
  );

describe("the fee in documents", () => {
  it("is none where the service is free", () => {
    expect(of({})).toEqual(["keine", "none"]);
    expect(of({}, 0)).toEqual(["keine", "none"]);
  });

  it("is the amount with its legal basis, also before the answers are confirmed where none counts", () => {
    const fixed = { feeType: "FIXED", feeAmount: 123456, fee: { legalBasis, skipAllowed: false } } as const;
    const texts = ["1.234,56 € (Gebührenordnung)", "€1,234.56 (Fee schedule)"];
    expect(of(fixed)).toEqual(texts);
    expect(of(fixed, 123456)).toEqual(texts);
  });

  it("is what the answers make it, and between which amounts it will be as long as they are not confirmed", () => {
    const byForm = { feeType: "VARIABLE_BY_PROCESS_AND_FORM", feeAmount: 5000, fee } as const;
    expect(of(byForm, 10000)).toEqual(["100,00 € (Gebührenordnung)", "€100.00 (Fee schedule)"]);
    expect(of(byForm)).toEqual([
      "hängt von den Angaben ab: 50,00 € bis 200,00 € (Gebührenordnung)",
      "depends on the answers: €50.00 to €200.00 (Fee schedule)",
    ]);
  });

  it("is left to the authority where the authority decides", () => {
    expect(of({ feeType: "VARIABLE", fee }, null)).toEqual([
      "wird von der Behörde festgesetzt: 50,00 € bis 200,00 € (Gebührenordnung)",
      "will be set by the responsible authority: €50.00 to €200.00 (Fee schedule)",
    ]);
    expect(of({ feeType: "VARIABLE", fee: { legalBasis, skipAllowed: false } }, null)[0]).toBe(
      "wird von der Behörde festgesetzt (Gebührenordnung)",
    );
  });
});
