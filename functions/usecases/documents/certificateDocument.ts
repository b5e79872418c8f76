import type { DeletionRecord } from "#domain/application/DeletionRecord.ts";
import { deletionRecordUntil } from "#domain/application/retention.ts";
import { germanDateTime } from "#domain/documents/germanFormats.ts";
import type { SealedStatement } from "#domain/sending/DeliveryReceipt.ts";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import { DELETION_TEXTS } from "./deletionTexts.ts";

/** What was destroyed when and why, in words, with the sealed statement for machines where the portal has a seal. */
export function certificateDocument(
  record: DeletionRecord,
  given: {
    readonly sealed: SealedStatement | undefined;
    readonly locale: "de" | "en";
    readonly portalName: string;
  },
): DocumentContent {
  const { sealed, locale, portalName } = given;
  const texts = DELETION_TEXTS[locale];
  const list = (names: readonly (keyof typeof texts.classes)[]): string =>
    names.map((name) => `– ${texts.classes[name]}`).join("\n");
  return {
    title: `${texts.title}, ${record.processId}`,
    language: locale,
    replacedNote: APPLICATION_TEXTS[locale].replaced,
    createdAt: record.destroyedAt,
    footer: `${portalName}, ${texts.title}`,
    blocks: [
      { kind: "paragraph", text: record.kept.length === 0 ? texts.intro.all : texts.intro.rest },
      {
        kind: "answers",
        entries: [
          { label: texts.number, value: record.processId },
          { label: texts.begun, value: germanDateTime(record.createdAt, locale) },
          { label: texts.deleted, value: germanDateTime(record.destroyedAt, locale) },
          { label: texts.why, value: texts.causes[record.cause] },
          { label: texts.files, value: String(record.files) },
          { label: texts.destroyed, value: list(record.destroyed) },
          ...(record.kept.length === 0 ? [] : [{ label: texts.kept, value: list(record.kept) }]),
          { label: texts.until, value: germanDateTime(deletionRecordUntil(record).toISOString(), locale) },
        ],
      },
      ...(sealed === undefined ? [] : [{ kind: "paragraph", text: texts.sealed } as const]),
    ],
    ...(sealed !== undefined && {
      sealLabel: `${texts.seal}: ${portalName}`,
      enclosed: {
        fileName: "loeschbescheinigung.json",
        mediaType: "application/json",
        text: JSON.stringify(sealed),
        description: texts.enclosed,
      },
    }),
  };
}
