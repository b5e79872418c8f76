import { z } from "zod";
import { answersByPath, DOCUMENT_PATHS } from "#test/fixtures/answersByPath.ts";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { upload } from "./upload.ts";
import { type Visitor } from "./Visitor.ts";

export const NURSE = "99150001001010";
const COLOGNE = { ars: "053150000000", place: "Köln", postalCode: "50667" };

/** Most tests are not about files: of several parts each costs a portal a second until it has arrived. */
const SMALL_BYTES = 40_000;

const processSchema = z.object({ id: z.string(), version: z.number() });
const savedSchema = z.object({ errors: z.tuple([]), dropped: z.array(z.string()) });
const storedSchema = z.object({ attachment: z.object({ status: z.literal("stored") }) });

/** An application of the visitor with every answer and file, still to be confirmed. Answers its id. */
export async function filledIn(
  visitor: Visitor,
  {
    leiKaId = NURSE,
    place = COLOGNE,
    documentBytes = SMALL_BYTES,
  }: { readonly leiKaId?: string; readonly place?: typeof COLOGNE; readonly documentBytes?: number } = {},
): Promise<string> {
  const forms = z
    .object({ forms: z.array(z.object({ metadataId: z.string() })).min(1) })
    .parse((await visitor.get(`/api/forms?leiKaId=${leiKaId}&location=${place.ars}&locale=de`)).body);
  const started = await visitor.call({
    method: "POST",
    path: "/api/processes",
    body: { leiKaId, metadataId: forms.forms[0]?.metadataId, location: place, locale: "de" },
  });
  const process = processSchema.parse(started.body);
  const { dropped } = await fillIn(visitor, { ...process, documentBytes });
  if (dropped.length > 0) throw new Error(`the form has no place for ${dropped.join(", ")}`);
  return process.id;
}

/** Gives every answer and file of an application that has none yet. Answers the paths that it does not take. */
export async function fillIn(
  visitor: Visitor,
  {
    id: processId,
    version,
    documentBytes = SMALL_BYTES,
  }: { readonly id: string; readonly version: number; readonly documentBytes?: number },
): Promise<{ readonly dropped: readonly string[] }> {
  const saved = await visitor.call({
    method: "PATCH",
    path: `/api/processes/${processId}/form-data`,
    body: { version, changes: Object.entries(answersByPath).map(([path, value]) => ({ path, value })) },
  });
  const { dropped } = savedSchema.parse(saved.body);
  for (const fieldPath of DOCUMENT_PATHS) {
    const stored = await upload(visitor, {
      processId,
      fieldPath,
      fileName: "Nachweis.pdf",
      bytes: aPdf(documentBytes),
    });
    storedSchema.parse(stored.body);
  }
  return { dropped };
}
