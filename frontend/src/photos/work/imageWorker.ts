import { findIn, makePage, showPicture } from "./photoPages.ts";
import type { Kind, Message, Orders } from "./orders.ts";
import { isDoubtfulScan } from "./doubtfulScan.ts";
import { jpegPdf } from "./jpegPdf.ts";

/** The worker: one order, and its answer. */
self.onmessage = ({ data }: MessageEvent<Message>) => void work(data);

async function work(message: Message): Promise<void> {
  const answer = await answerTo(message).catch(() => undefined);
  self.postMessage(answer, { transfer: answer === undefined ? [] : [...bitmapsIn(answer)] });
}

async function answerTo(message: Message): Promise<Orders[Kind]["answer"]> {
  switch (message.kind) {
    case "find":
      return findIn(message.order.picture);
    case "make":
      return makePage(message.order.picture, message.order.settings);
    case "show":
      return showPicture(message.order.picture);
    case "doubt":
      return isDoubtfulScan(message.order.pdf);
    case "read":
      return (await import("./readPdf.ts")).readPdf(message.order.pdf);
    case "join": {
      const { parts } = message.order;
      const jpegs = parts.flatMap((part) => (part.kind === "jpeg" ? [part.jpeg] : []));
      // Only pages of other PDFs need the library.
      return jpegs.length === parts.length ? jpegPdf(jpegs) : (await import("./joinPdfs.ts")).joinPdfs(parts);
    }
  }
}

/** Pictures are handed over, not copied. */
function bitmapsIn(answer: NonNullable<Orders[Kind]["answer"]>): readonly ImageBitmap[] {
  if (typeof answer === "boolean") return [];
  if (answer instanceof ImageBitmap) return [answer];
  if ("small" in answer) return [answer.small];
  if ("pages" in answer) return answer.pages.flatMap(({ small }) => (small === undefined ? [] : [small]));
  return [];
}
