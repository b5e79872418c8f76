import { z } from "zod";
import { answersByPath, DOCUMENT_PATHS } from "#test/fixtures/answersByPath.ts";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { upload } from "./upload.ts";
import { type Visitor } from "./Visitor.ts";

export const NURSE = "99150001001010";
const COLOGNE = { ars: "053150000000", place: "Köln", postalCode: "50667" };

const processSchema = z.object({ id: z.string(), version: z.number() });
const allTakenSchema = z.object({ errors: z.tuple([]), dropped: z.tuple([]) });
const storedSchema = z.object({ attachment: z.object({ status: z.literal("stored") }) });

/** An application of the visitor with every answer and file, still to be confirmed. Answers its id. */
export async function filledIn(
  visitor: Visitor,
  { leiKaId = NURSE, place = COLOGNE }: { readonly leiKaId?: string; readonly place?: typeof COLOGNE } = {},
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
  const saved = await visitor.call({
    method: "PATCH",
    path: `/api/processes/${process.id}/form-data`,
    body: {
      version: process.version,
      changes: Object.entries(answersByPath).map(([path, value]) => ({ path, value })),
    },
  });
  allTakenSchema.parse(saved.body);
  for (const fieldPath of DOCUMENT_PATHS) {
    const stored = await upload(visitor, {
      processId: process.id,
      fieldPath,
      fileName: "Nachweis.pdf",
      bytes: aPdf(1_500_000),
    });
    storedSchema.parse(stored.body);
  }
  return process.id;
}
