import { BLANK_FORM_LIMIT } from "#domain/operation/rateLimits.ts";
import { resultsAvailableUntil } from "#domain/application/retention.ts";
import type { Offer } from "#domain/application/Offer.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { offeredForms } from "#usecases/forms/offeredForms.ts";
import { blankFormDocument } from "./blankFormDocument.ts";
import { BLANK_FORM_TEXTS } from "./blankFormTexts.ts";

export type BlankFormFailure =
  | { readonly kind: "service-not-found" }
  | { readonly kind: "form-not-found" }
  | { readonly kind: "too-many" };

/** Where all of them are; no process has this name. */
const FOLDER = "blank-forms";

/**
 * The form of an offer as PDF to fill in by hand: other channels stay open to all. Generated once a day for each
 * offer, edition and language; later requests get the same file.
 */
export async function blankForm(
  ports: Pick<Ports, "clock" | "directory" | "documents" | "forms" | "limiter" | "results">,
  request: {
    readonly metadataId: string;
    readonly leiKaId: string;
    readonly ars: string;
    readonly professionId?: string | undefined;
    readonly offers: readonly Offer[];
    readonly locale: "de" | "en";
    readonly portalName: string;
    readonly address: string;
  },
): Promise<
  Result<
    { readonly fileName: string; readonly url: string; readonly availableUntil: string },
    BlankFormFailure
  >
> {
  const { metadataId, locale, portalName } = request;
  const offered = offeredForms(ports, request);
  if (!offered.ok) return offered;
  const metadata = offered.value.forms.find((one) => one.metadataId === metadataId);
  if (metadata === undefined) return err({ kind: "form-not-found" });
  const form = await ports.forms.get(metadata.fmsFormId, { locale });
  if (form === undefined) return err({ kind: "form-not-found" });
  const now = ports.clock.now();
  const day = now.toISOString().slice(0, 10);
  const file = { processId: FOLDER, name: `${day}-${metadataId}-${form.version}-${locale}.pdf` };
  if ((await ports.results.read(file)) === undefined) {
    if (!(await ports.limiter.admits(BLANK_FORM_LIMIT, request.address))) return err({ kind: "too-many" });
    const content = blankFormDocument({ form, metadata, portalName, at: `${day}T00:00:00.000Z` });
    const body = await ports.documents.render(content);
    await ports.results.write(file, { body, mediaType: "application/pdf" });
  }
  const until = resultsAvailableUntil(now);
  const profession = locale === "de" ? metadata.title : metadata.titleEn;
  const fileName = BLANK_FORM_TEXTS[locale].fileName(profession).replace(/[\\/:*?"<>|]+/g, "-");
  const url = await ports.results.signDownload(file, { fileName, mediaType: "application/pdf", until });
  return ok({ fileName, url, availableUntil: until.toISOString() });
}
