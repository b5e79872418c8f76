import workerUrl from "./imageWorker.ts?worker&url";
import type { Kind, Orders, Protection } from "./orders.ts";

export interface ImageWork {
  /** One after the other: two decoded photos at once would fill the memory of a phone. Undefined: the worker failed. */
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

/** What fills the memory with pixels, which a browser gives back late: with the worker it goes at once, and the next begins anew. */
const DECODES: ReadonlySet<Kind> = new Set(["make", "read", "doubt"]);

/** Work on pictures and PDFs outside the page, so that it stays quick. */
export function imageWork(): ImageWork {
  let worker: Worker | undefined;
  const waiting = new Set<() => void>();
  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }
  let queue: Promise<unknown> = Promise.resolve();

  function running(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(trustedAddress(), { type: "module" });
    worker.addEventListener("error", () => {
      // Its code did not arrive, or the memory ran out: the next order begins anew.
      stop();
      for (const giveUp of waiting) giveUp();
    });
    return worker;
  }

  return {
    ask(kind, order) {
      type Answer = Orders[typeof kind]["answer"] | undefined;
      const asked = queue.then(
        () =>
          new Promise<Answer>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            const done = (answer: Answer): void => {
              waiting.delete(giveUp);
              port1.close();
              if (DECODES.has(kind)) stop();
              resolve(answer);
            };
            const giveUp = (): void => done(undefined);
            waiting.add(giveUp);
            port1.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
            running().postMessage({ kind, order, port: port2 }, [port2]);
          }),
      );
      queue = asked;
      return asked;
    },
    end() {
      stop();
      for (const giveUp of waiting) giveUp();
    },
  };
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
