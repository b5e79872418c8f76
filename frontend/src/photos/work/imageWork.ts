import workerUrl from "./imageWorker.ts?worker&url";
import type { Kind, Orders, Protection } from "./orders.ts";

export interface ImageWork {
  /** One after the other: two decoded photos at once would fill the memory of a phone. Undefined: it failed, or was ended. */
  readonly ask: <K extends Kind>(
    kind: K,
    order: Orders[K]["order"],
  ) => Promise<Orders[K]["answer"] | undefined>;
  readonly end: () => void;
}

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Browsers that hold scripts to a policy want the address of a worker from one (functions/contract/securityHeaders.ts). */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: "image-worker",
        rules: { readonly createScriptURL: () => string },
      ) => Policy;
    };
  }
}

/** The only address that the policy ever gives. */
let policy: Policy | undefined;
function trustedAddress(): string {
  policy ??= window.trustedTypes?.createPolicy("image-worker", { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

/** Whether this browser can make pages of photos beside the page itself (Safari from 16.4, Firefox from 114). */
export function canWorkOnImages(): boolean {
  return typeof OffscreenCanvas !== "undefined" && typeof createImageBitmap !== "undefined";
}

/** Work on pictures and PDFs outside the page, so that it stays quick. */
export function imageWork(): ImageWork {
  const ending = new AbortController();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    ask(kind, order) {
      const answer = queue.then(() =>
        ending.signal.aborted ? undefined : answerOf<typeof kind>({ kind, order }, ending.signal),
      );
      queue = answer;
      return answer;
    },
    end: () => ending.abort(),
  };
}

/** A worker for each order: browsers give pixels back late, and those of a worker that has ended at once. */
function answerOf<K extends Kind>(
  message: { readonly kind: K; readonly order: Orders[K]["order"] },
  ending: AbortSignal,
): Promise<Orders[K]["answer"] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedAddress(), { type: "module" });
    const finish = (answer: Orders[K]["answer"] | undefined): void => {
      ending.removeEventListener("abort", giveUp);
      worker.terminate();
      resolve(answer);
    };
    const giveUp = (): void => finish(undefined);
    ending.addEventListener("abort", giveUp);
    // Its code did not arrive, or the memory ran out.
    worker.onerror = giveUp;
    worker.onmessage = ({ data }: MessageEvent<Orders[K]["answer"] | undefined>) => finish(data);
    worker.postMessage(message);
  });
}

interface Look {
  /** One of them is being looked at, which takes a while. */
  readonly onLook: () => void;
  /** Nobody is there any more to be shown what is found. */
  readonly signal: AbortSignal;
}

/** The PDFs among them that are scans with a page that may be hard to read. */
export async function doubtfulScans(
  files: readonly File[],
  { onLook, signal }: Look,
): Promise<readonly File[]> {
  if (!canWorkOnImages()) return [];
  const work = imageWork();
  signal.addEventListener("abort", work.end);
  const doubtful: File[] = [];
  for (const file of files) {
    if (signal.aborted || !(await hasPhotos(file).catch(() => false))) continue;
    onLook();
    if ((await work.ask("doubt", { pdf: file })) === true) doubtful.push(file);
  }
  work.end();
  return signal.aborted ? [] : doubtful;
}

/** Most PDFs are no scans: of them nothing more is asked. */
async function hasPhotos(file: File): Promise<boolean> {
  return new TextDecoder("latin1").decode(await file.arrayBuffer()).includes("/DCTDecode");
}

/** How a PDF is protected; undefined where it is not, or cannot be read here. */
export async function protectionOfPdf(pdf: Blob): Promise<Protection | undefined> {
  if (!canWorkOnImages()) return undefined;
  const work = imageWork();
  const read = await work.ask("read", { pdf });
  work.end();
  return read === undefined || read.kind === "pages" || read.kind === "unreadable" ? undefined : read.kind;
}
