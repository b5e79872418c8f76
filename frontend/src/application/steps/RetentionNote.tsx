import type { ReactNode } from "react";
import { call, serverNow } from "#ui/api/client.ts";
import { PdfOnDemand } from "#ui/components/files/PdfOnDemand.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { formatNear } from "#ui/i18n/format.ts";
import type { StepContentProps } from "../edit/draftEditor.ts";

/** How long what was filled in is kept, and the way to take it along; of a saved draft the first page and the review say it. */
export function RetentionNote({ editor, user }: Pick<StepContentProps, "editor" | "user">): ReactNode {
  const { t, locale } = useTranslation();
  const { id, saved, availableUntil } = editor.process();
  // What is deleted is not kept: the alert says so.
  if (editor.autosave.state().kind === "over") return null;
  const until = formatNear(availableUntil, { locale, now: serverNow() });
  const make = async () => {
    // What was typed last belongs into it.
    await editor.autosave.flush();
    const drawn = await call("getDraftPdf", { path: { processId: id }, query: { locale } });
    return drawn.ok ? drawn.value : undefined;
  };
  return (
    <div className="ap-side ap-stack-s ap-not-printed">
      <p>{saved ? t("form.kept", { until }) : t(user === undefined ? "form.notKept" : "form.notKeptHere")}</p>
      <PdfOnDemand
        onMake={make}
        texts={{
          make: t("draftPdf.make"),
          busy: t("draftPdf.busy"),
          load: t("draftPdf.load"),
          failed: t("draftPdf.failed"),
        }}
      />
    </div>
  );
}
