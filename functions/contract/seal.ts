/** How a receipt is judged, by a browser as by the operator's command. */
export { judgeReceiptFile } from "../domain/seal/judgeReceiptFile.ts";
export type { SealTools } from "../domain/seal/SealTools.ts";
export { isGenuine } from "../domain/seal/SealVerdict.ts";
export type {
  Genuine,
  GenuineDeletion,
  GenuineReceipt,
  PublishedKey,
  SealVerdict,
} from "../domain/seal/SealVerdict.ts";
