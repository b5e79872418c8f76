import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useRead } from "../../api/useRead.ts";
import { PdfLink } from "../../components/PdfLink.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { Waiting } from "../../components/Waiting.tsx";

/** Links live ten minutes at most; a new one comes well before. */
const RENEWED_EVERY_MILLISECONDS = 4 * 60_000;

/** What was entered, to take along where nothing is kept. Another tab takes the file: leaving this window is asked about. */
export function EnteredAsPdf({ processId }: { readonly processId: string }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const drawn = useRead(["getDraftPdf", { path: { processId }, query: { locale } }], {
    everyMilliseconds: RENEWED_EVERY_MILLISECONDS,
  });
  return (
    <section className="ap-stack-s" aria-labelledby="eingaben">
      <h2 className="kern-heading-medium" id="eingaben">
        {t("submission.failed.copy.title")}
      </h2>
      <p>{t("submission.failed.copy.text")}</p>
      {drawn.status === "loading" && <Waiting>{t("submission.failed.copy.busy")}</Waiting>}
      {drawn.status === "error" && <p>{t("submission.failed.copy.failed")}</p>}
      {drawn.status === "ready" && (
        <p>
          <PdfLink file={drawn.value}>{t("submission.failed.copy.load")}</PdfLink>
        </p>
      )}
    </section>
  );
}
