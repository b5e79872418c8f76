import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { call } from "#ui/api/call.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { PdfOnDemand } from "#ui/components/PdfOnDemand.tsx";
import type { Locale } from "#ui/i18n/locales.ts";
import { onPhone, type Offer, type PlacedProcessData } from "./startData.ts";

export interface BlankFormProps {
  readonly data: PlacedProcessData;
  readonly offer: Offer;
}

/** The way on paper stays open to everybody: the same questions as PDF, and where to send them. The German one counts. */
export function BlankForm({ data, offer }: BlankFormProps): ReactNode {
  const { t, locale } = useTranslation();
  const { leiKaId, professionId, location } = data;
  const { metadataId } = offer;
  const make = (language: Locale) => async () => {
    const query = {
      metadataId,
      location: location.ars,
      locale: language,
      ...(professionId !== undefined && { professionId }),
    };
    const drawn = await call("getBlankForm", { path: { leiKaId }, query });
    return drawn.ok ? drawn.value : undefined;
  };
  const texts = { busy: t("start.paper.busy"), failed: t("start.paper.failed") };
  return (
    <Accordion level={2} open={!onPhone()} title={t("start.paper.title")}>
      <p>{t("start.paper.text")}</p>
      {locale !== "de" && (
        <PdfOnDemand
          onMake={make("de")}
          texts={{ ...texts, make: t("start.paper.makeGerman"), load: t("start.paper.loadGerman") }}
        />
      )}
      <PdfOnDemand
        onMake={make(locale)}
        texts={{ ...texts, make: t("start.paper.make"), load: t("start.paper.load") }}
      />
    </Accordion>
  );
}
