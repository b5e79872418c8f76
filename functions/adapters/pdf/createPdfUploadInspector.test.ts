import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTHING_FOUND } from "#test/fixtures/uploads/NOTHING_FOUND.ts";
import { HOSTILE_UPLOADS } from "#test/fixtures/uploads/HOSTILE_UPLOADS.ts";
import { ORDINARY_UPLOADS } from "#test/fixtures/uploads/ORDINARY_UPLOADS.ts";
import type { SampleUpload } from "#test/fixtures/uploads/SampleUpload.ts";
import { createPdfDocumentRenderer } from "./createPdfDocumentRenderer.ts";
import { createPdfUploadInspector } from "./createPdfUploadInspector.ts";

const inspector = createPdfUploadInspector();

function expected({ verdict }: SampleUpload): unknown {
  if (verdict === "nothing-found") return { kind: "accepted", inspection: NOTHING_FOUND };
  if (verdict === "appendix")
    return { kind: "accepted", inspection: { ...NOTHING_FOUND, hasAppendix: true } };
  return typeof verdict === "string"
    ? { kind: "refused", refusal: verdict }
    : { kind: "accepted", inspection: { ...NOTHING_FOUND, activeContents: verdict } };
}

describe("an upload", () => {
  it.each(ORDINARY_UPLOADS)("that is ordinary is accepted: $name", (upload) => {
    expect(inspector.inspect(upload.bytes)).toEqual(expected(upload));
  });

  it.each(HOSTILE_UPLOADS)("that is made to harm is named or refused: $name", (upload) => {
    expect(inspector.inspect(upload.bytes)).toEqual(expected(upload));
  });

  it("that the portal made itself is accepted", async () => {
    const bytes = await createPdfDocumentRenderer().render({
      title: "Antrag",
      language: "de",
      createdAt: "2026-11-20T12:00:00.000Z",
      footer: "",
      replacedNote: "",
      blocks: [],
    });
    expect(inspector.inspect(bytes)).toEqual({ kind: "accepted", inspection: NOTHING_FOUND });
  });

  it("is answered whatever its bytes are", () => {
    const samples = [...ORDINARY_UPLOADS, ...HOSTILE_UPLOADS]
      .map(({ bytes }) => bytes)
      .filter(({ length }) => length > 0 && length < 5_000);
    const damaged = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
      )
      .map(([sample, changes]) => {
        const bytes = Buffer.from(sample);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(damaged, (bytes) => {
        expect(["accepted", "refused"]).toContain(inspector.inspect(bytes).kind);
      }),
      { numRuns: 2_000 },
    );
  });
});
