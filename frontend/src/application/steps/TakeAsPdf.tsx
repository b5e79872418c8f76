import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { call } from "#ui/api/call.ts";
import { PdfOnDemand } from "#ui/components/PdfOnDemand.tsx";

export interface TakeAsPdfProps {
  readonly processId: string;
  /** Before it is made: what was typed last belongs into it. */
  readonly onBegin: () => Promise<unknown>;
}

/** What was entered until now, to take along at any time. */
export function TakeAsPdf({ processId, onBegin }: TakeAsPdfProps): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <PdfOnDemand
      onMake={async () => {
        await onBegin();
        const drawn = await call("getDraftPdf", { path: { processId }, query: { locale } });
        return drawn.ok ? drawn.value : undefined;
      }}
      texts={{
        make: t("draftPdf.make"),
        busy: t("draftPdf.busy"),
        load: t("draftPdf.load"),
        failed: t("draftPdf.failed"),
      }}
    />
  );
}
