import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { call } from "../../api/call.ts";
import { PdfOnDemand } from "../../components/PdfOnDemand.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Offer, PlacedProcessData } from "./startData.ts";

export interface BlankFormProps {
  readonly data: PlacedProcessData;
  readonly offer: Offer;
}

/** The way on paper stays open to everybody: the same questions as PDF, and where to send them. */
export function BlankForm({ data, offer }: BlankFormProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { leiKaId, professionId, location } = data;
  const { metadataId } = offer;
  return (
    <section className="ap-stack-s" aria-labelledby="papier">
      <h2 className="kern-heading-medium" id="papier">
        {t("start.paper.title")}
      </h2>
      <p>{t("start.paper.text")}</p>
      <PdfOnDemand
        onMake={async () => {
          const drawn = await call("getBlankForm", {
            path: { leiKaId },
            query: {
              metadataId,
              location: location.ars,
              locale,
              ...(professionId !== undefined && { professionId }),
            },
          });
          return drawn.ok ? drawn.value : undefined;
        }}
        texts={{
          make: t("start.paper.make"),
          busy: t("start.paper.busy"),
          load: t("start.paper.load"),
          failed: t("start.paper.failed"),
        }}
      />
    </section>
  );
}
