import { describe, expect, it, vi } from "vitest";
import { err, ok } from "#domain/result.ts";
import { type Attachment, type FileToSend, sendFile } from "./sendFile.ts";

const attachment: Attachment = {
  attachmentId: "a1",
  fieldPath: "doc.identity",
  fileName: "Pass.pdf",
  size: 2_500_000,
  status: "stored",
  sameAs: [],
};
const partSizes = [1_000_000, 1_000_000, 500_000];
const file = new File([new Uint8Array(2_500_000)], "Pass.pdf");

interface Server {
  readonly missingParts?: readonly number[];
  /** Whether the store takes a part. */
  readonly takes?: (number: number) => boolean;
  readonly confirmed?: unknown;
}

interface Asked {
  readonly body: { readonly parts: readonly [{ readonly number: number; readonly size: number }] };
}

function setup({ missingParts = [1, 2, 3], takes = () => true, confirmed }: Server = {}) {
  const posted: number[] = [];
  const signed: number[] = [];
  const progress: number[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    posted.push(Number(url));
    return Promise.resolve(new Response(null, { status: takes(Number(url)) ? 204 : 503 }));
  });
  const call = vi.fn();
  call.mockImplementation((name: string, { body }: Asked) => {
    if (name === "reserveAttachment") return Promise.resolve(ok({ attachment, missingParts, version: 1 }));
    if (name === "confirmAttachment") return Promise.resolve(confirmed ?? ok({ attachment, version: 2 }));
    const [{ number, size }] = body.parts;
    signed.push(size);
    return Promise.resolve(ok({ parts: [{ number, url: number.toString(), fields: {} }] }));
  });
  const send = (more: Partial<FileToSend> = {}) =>
    sendFile(
      { call, processId: "p", write: (work) => work(), happened: () => undefined },
      {
        upload: {
          key: "new-1",
          attachmentId: undefined,
          fieldPath: "doc.identity",
          fileName: "Pass.pdf",
          size: file.size,
          state: { kind: "waiting" },
          resumable: true,
          sameAs: [],
        },
        file,
        cancelled: () => false,
        signal: new AbortController().signal,
        announced: () => undefined,
        progress: (bytes) => progress.push(bytes),
        checking: () => undefined,
        ...more,
      },
    );
  return { send, posted, signed, progress };
}

describe("uploading a file", () => {
  it("sends parts in order, each signed for exactly its size", async () => {
    const { send, posted, signed, progress } = setup();
    expect(await send()).toEqual(ok(attachment));
    expect(posted).toEqual([1, 2, 3]);
    expect(signed).toEqual(partSizes);
    expect(progress).toEqual([0, 1_000_000, 2_000_000, 2_500_000]);
  });

  it("signs and sends a part again when the store did not take it", async () => {
    const answers = [true, false, true, true];
    const { send, signed } = setup({ takes: () => answers.shift() ?? false });
    expect((await send()).ok).toBe(true);
    expect(signed).toHaveLength(4);
  });

  it("stops after three tries of a part and can go on with what is missing", async () => {
    const { send, posted, progress } = setup({ takes: (number) => number < 2 });
    expect(await send()).toEqual(err({ kind: "interrupted", lasting: false }));
    expect(posted).toEqual([1, 2, 2, 2]);
    expect(progress).toEqual([0, 1_000_000]);
    const again = setup({ missingParts: [1, 3] });
    await again.send();
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
    const { send } = setup({ confirmed: err({ kind: "problem", problem: "upload-refused", details }) });
    expect(await send()).toEqual(err({ kind: "refused", refusal: "encrypted" }));
  });

  it("sends nothing more once it is cancelled", async () => {
    const { send, posted } = setup();
    expect(await send({ signal: AbortSignal.abort() })).toEqual(err({ kind: "cancelled" }));
    let isAway = false;
    const announced = (): void => {
      isAway = true;
    };
    expect(await send({ announced, cancelled: () => isAway })).toEqual(err({ kind: "cancelled" }));
    expect(posted).toHaveLength(0);
  });
});
