import { describe, expect, it } from "vitest";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type Attachment, uploadFile, type UploadPorts } from "./uploadFile.ts";

const attachment: Attachment = {
  attachmentId: "a1",
  fieldPath: "doc.identity",
  fileName: "Pass.pdf",
  size: 2_500_000,
  status: "stored",
  sameAs: [],
};
const partSizes = [1_000_000, 1_000_000, 500_000];
const blob = new Blob([new Uint8Array(2_500_000)]);
const file = { blob, partSizes, partSha256: ["one", "two", "three"], missingParts: [1, 2, 3] };

function setup(more: Partial<UploadPorts> = {}, confirmed: Result<Attachment, ApiFailure> = ok(attachment)) {
  const posted: number[] = [];
  const signed: number[] = [];
  const progress: number[] = [];
  const ports: UploadPorts = {
    sign: ({ number, size }) => {
      signed.push(size);
      return Promise.resolve(ok({ number, url: "https://store.example", fields: {} }));
    },
    post: ({ number }) => {
      posted.push(number);
      return Promise.resolve(true);
    },
    confirm: () => Promise.resolve(confirmed),
    cancelled: () => false,
    progress: (parts) => progress.push(parts),
    ...more,
  };
  return { ports, posted, signed, progress };
}

describe("uploading a file", () => {
  it("sends parts in order, each signed for exactly its size", async () => {
    const { ports, posted, signed, progress } = setup();
    expect(await uploadFile(file, ports)).toEqual(ok(attachment));
    expect(posted).toEqual([1, 2, 3]);
    expect(signed).toEqual(partSizes);
    expect(progress).toEqual([0, 1_000_000, 2_000_000, 2_500_000]);
  });

  it("signs and sends a part again when the store did not take it", async () => {
    const answers = [true, false, true, true];
    const { ports, signed } = setup({ post: () => Promise.resolve(answers.shift() ?? false) });
    expect((await uploadFile(file, ports)).ok).toBe(true);
    expect(signed).toHaveLength(4);
  });

  it("stops after three tries of a part and can go on with what is missing", async () => {
    const { ports, progress } = setup({ post: ({ number }) => Promise.resolve(number < 2) });
    const result = await uploadFile(file, ports);
    expect(result).toEqual(err({ kind: "interrupted", lasting: false }));
    expect(progress).toEqual([0, 1_000_000]);
    const again = setup();
    await uploadFile({ ...file, missingParts: [1, 3] }, again.ports);
    expect(again.posted).toEqual([1, 3]);
    expect(again.signed).toEqual([1_000_000, 500_000]);
    expect(again.progress).toEqual([1_000_000, 2_000_000, 2_500_000]);
  });

  it("says why the server refused the whole file", async () => {
    const details = {
      type: "urn:recognition-portal:problem:upload-refused",
      title: "",
      status: 422,
      refusal: "encrypted",
    };
    const { ports } = setup({}, err({ kind: "problem", problem: "upload-refused", details }));
    expect(await uploadFile(file, ports)).toEqual(err({ kind: "refused", refusal: "encrypted" }));
  });

  it("sends nothing more once it is cancelled", async () => {
    const { ports, posted } = setup({ cancelled: () => true });
    expect(await uploadFile(file, ports)).toEqual(err({ kind: "cancelled" }));
    expect(posted).toHaveLength(0);
  });
});
