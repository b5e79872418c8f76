import { type FoundSeal, findSeals } from "./findSeals.ts";
import { judgeStatement } from "./judgeStatement.ts";
import { openStatement, sealedStatementOf } from "./openStatement.ts";
import { bytesOfHex, joined, latin1, sameBytes, utf8 } from "./plainBytes.ts";
import { readContainer } from "./readContainer.ts";
import type { Judging } from "./SealTools.ts";
import {
  altered,
  foreign,
  type Genuine,
  isGenuine,
  type PublishedKey,
  type SealVerdict,
  unjudged,
} from "./SealVerdict.ts";
import { everyAttached, shownFile, type StreamData } from "./shownFile.ts";
import { keyValidAt, signingKeys } from "./signingKeys.ts";

/** Behind the end of a report may stand what sending by mail adds to it. */
const ALLOWED_BEHIND = /^[\r\n\t ]{0,32}$/;
const MOST_ATTACHED = 8;
const TITLE = /<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">([^<]*)<\/rdf:li>/g;

interface Report {
  readonly bytes: Uint8Array;
  /** The same as text. */
  readonly document: string;
  readonly judging: Judging;
}

/**
 * What a sealed report is worth. One seal of one of the portal's keys must be over everything but itself; then the receipt
 * that a viewer shows as attached must be sealed too, and of the same application as the pages.
 */
export async function judgeReport(bytes: Uint8Array, judging: Judging): Promise<SealVerdict> {
  const report = { bytes, document: latin1(bytes), judging };
  const seals = findSeals(report.document);
  for (const seal of seals) {
    const keys = await keysOf(seal, judging);
    if (keys.length > 0) return judgeOwn(report, { seal, keys, isOnly: seals.length === 1 });
  }
  const holdsOurs = await holdsOurReceipt(report);
  if (seals.length === 0) return holdsOurs ? altered("seal-removed") : unjudged("no-seal");
  return holdsOurs ? altered("seal") : foreign("other-key");
}

interface OwnSeal {
  readonly seal: FoundSeal;
  readonly keys: readonly PublishedKey[];
  readonly isOnly: boolean;
}

/** The keys of the portal that signed what the container of a seal says, whatever that is about. */
async function keysOf({ container }: FoundSeal, judging: Judging): Promise<readonly PublishedKey[]> {
  const read = readContainer(bytesOfHex(container));
  if (read === undefined) return [];
  const digest = await judging.tools.sha256(read.certificate);
  if (!sameBytes(digest, read.certificateDigest)) return [];
  return signingKeys({ message: read.signedAttributes, signature: read.signature }, judging);
}

async function judgeOwn(report: Report, { seal, keys, isOnly }: OwnSeal): Promise<SealVerdict> {
  const { bytes, document, judging } = report;
  const { range, isExact } = seal;
  if (range === undefined || !isExact) return altered("seal");
  if (range.end > bytes.length) return altered("cut-off");
  const sealed = joined(bytes.subarray(0, range.hole), bytes.subarray(range.behind, range.end));
  const digest = readContainer(bytesOfHex(seal.container))?.messageDigest;
  if (digest === undefined || !sameBytes(await judging.tools.sha256(sealed), digest)) {
    return altered(await changedPart(report));
  }
  if (!isOnly || !ALLOWED_BEHIND.test(document.slice(range.end))) return altered("appended");
  if (keyValidAt(keys, seal.sealedAt) === undefined) return foreign("key-not-valid-then");
  return judgeEnclosed(report);
}

/** The receipt inside of a report whose seal is good. */
async function judgeEnclosed(report: Report): Promise<SealVerdict> {
  const statement = await statementAt(report, shownFile(report.document));
  if (statement === undefined) return altered("receipt");
  const verdict = await judgeStatement(statement, report.judging);
  if (verdict.kind === "not-of-this-portal" && verdict.reason === "other-key") return altered("receipt");
  if (!isGenuine(verdict)) return verdict;
  return isOfSameApplication(report, verdict) ? verdict : altered("other-receipt");
}

/** Where bytes of the sealed part were changed, as far as the receipt inside can tell. */
async function changedPart(report: Report): Promise<"pages" | "receipt" | "other-receipt"> {
  const statement = await statementAt(
    report,
    shownFile(report.document) ?? everyAttached(report.document)[0],
  );
  if (statement === undefined) return "receipt";
  const verdict = await judgeStatement(statement, report.judging);
  if (!isGenuine(verdict)) return "receipt";
  return isOfSameApplication(report, verdict) ? "pages" : "other-receipt";
}

async function holdsOurReceipt(report: Report): Promise<boolean> {
  for (const place of everyAttached(report.document).slice(0, MOST_ATTACHED)) {
    const statement = await statementAt(report, place);
    if (statement !== undefined && (await openStatement(statement, report.judging)) !== undefined)
      return true;
  }
  return false;
}

async function statementAt({ bytes, judging }: Report, place: StreamData | undefined) {
  const packed = place === undefined ? undefined : bytes.subarray(place.from, place.to);
  const unpacked = packed === undefined ? undefined : await judging.tools.inflate(packed);
  return unpacked === undefined ? undefined : sealedStatementOf(utf8(unpacked));
}

/**
 * The title of every report, on its first page and in its metadata, ends with the ticket number; that of a certificate of
 * deletion with a comma and the number of the application.
 */
function isOfSameApplication({ document }: Report, verdict: Genuine): boolean {
  const [title, ...others] = Array.from(document.matchAll(TITLE), ([, text = ""]) => text);
  if (title === undefined || others.length > 0) return false;
  const plain = withoutGaps(title);
  if (verdict.kind === "genuine-deletion") {
    return plain.endsWith(`,${withoutGaps(verdict.certificate.processId)}`);
  }
  const ticket = verdict.receipt.transferTicketNumber;
  // A longer number may end alike.
  return plain.endsWith(ticket) && !/[0-9A-Z]/.test(plain.charAt(plain.length - ticket.length - 1));
}

const withoutGaps = (text: string): string => text.replace(/[\s-]/g, "");
