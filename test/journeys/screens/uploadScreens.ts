import { UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";
import { UPLOAD_REFUSALS } from "#domain/attachments/UploadVerdict.ts";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { buildPdf, ONE_PAGE } from "#test/fixtures/uploads/buildPdf.ts";
import { PAGE_WITH_FILE } from "./formPages.ts";
import type { Screen } from "./Screen.ts";
import type { Application, Visit } from "./Visit.ts";

const passport = {
  name: "Reisepass.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(aPdf(1_300_000)),
};

/** A file that was chosen, and where it has come to: the look of its row. */
interface Chosen {
  readonly file?: typeof passport;
  readonly look: string;
  readonly prepare?: (visit: Visit) => Promise<unknown>;
}

const upload = (name: string, { file = passport, look, prepare }: Chosen): Screen => ({
  name: `form-upload-${name}`,
  open: async (visit) => {
    await prepare?.(visit);
    await visit.opens(await visit.stock.begun(), PAGE_WITH_FILE);
    await visit.page.locator("input[type=file]").first().setInputFiles(file);
    await visit.page.locator(look).filter({ hasText: file.name }).first().waitFor();
  },
});

/** A part has arrived: now it is known how fast the line is. */
const timeLeft = upload("time-left", {
  look: "li:has-text('Minute'):has(progress), li:has-text('minute'):has(progress)",
  prepare: (visit) => visit.losesParts("silently", 1),
});

type Attachment = Application["attachments"][number];

const stored: Attachment = {
  attachmentId: "stored",
  fieldPath: "doc.identity",
  fileName: passport.name,
  size: 1_300_000,
  status: "stored",
  sameAs: [],
};

/** Files that the portal knows already. */
const known = (name: string, attachments: readonly Partial<Attachment>[]): Screen => ({
  name: `form-upload-${name}`,
  open: async (visit) => {
    await visit.applicationIs({
      attachments: attachments.map((one, index) => ({
        ...stored,
        attachmentId: `known-${index.toString()}`,
        ...one,
      })),
    });
    await visit.opens(await visit.stock.begun(), PAGE_WITH_FILE);
    await visit.page
      .locator("main .ap-file")
      .nth(attachments.length - 1)
      .waitFor();
  },
});

/** A file from its choice to its place among the papers, and what can go wrong. */
export const UPLOAD_SCREENS: readonly Screen[] = [
  upload("on-its-way", { look: "li:has(progress)", prepare: (visit) => visit.losesParts("silently") }),
  timeLeft,
  {
    name: "form-upload-paused",
    open: async (visit) => {
      await timeLeft.open(visit);
      await visit.page
        .getByRole("button", { name: await visit.says("attachments.pause") })
        .first()
        .click();
      await visit.page.locator(".ap-file--wait").waitFor();
    },
  },
  upload("interrupted", { look: ".ap-file--wait", prepare: (visit) => visit.losesParts("with an error") }),
  upload("being-checked", {
    look: "li:not(:has(progress)):not(:has(button))",
    prepare: (visit) => visit.holds("confirmAttachment"),
  }),
  upload("checked", { look: ".ap-file--ok" }),
  upload("refused", {
    file: { ...passport, buffer: Buffer.from("Ich bin ein Brief.") },
    look: ".ap-file--bad",
  }),
  upload("empty", { file: { ...passport, buffer: Buffer.alloc(0) }, look: ".ap-file--bad" }),
  upload("too-large", {
    look: ".ap-file--bad",
    prepare: (visit) => visit.refuses("reserveAttachment", "uploads-too-large"),
  }),
  upload("blank", {
    file: { ...passport, buffer: Buffer.from(buildPdf({ ...ONE_PAGE, 99: "null" })) },
    look: "li:has(input[type=file])",
  }),
  known("blank-known", [{ blankPages: "some" }, { blankPages: "all" }]),
  known("twice", [{}, { sameAs: ["known-0"] }]),
  known("unfinished", [{ status: "reserved" }]),
  known("full", [{ size: UPLOADS_MAX_BYTES }]),
  known(
    "refusals",
    UPLOAD_REFUSALS.map((refusal) => ({ status: "refused", refusal })),
  ),
];
