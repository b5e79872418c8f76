import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { Button } from "../../components/Button.tsx";
import { PdfLink } from "../../components/PdfLink.tsx";
import { useLocale } from "../../i18n/useLocale.ts";

type Work =
  "none" | "busy" | "failed" | { readonly url: string; readonly fileName: string; readonly until: number };

export interface TakeAsPdfProps {
  readonly processId: string;
  /** Before it is made: what was typed last belongs into it. */
  readonly onBegin: () => Promise<unknown>;
}

/** What was entered until now, to take along at any time. Made when it is asked for; the link ends after some minutes. */
export function TakeAsPdf({ processId, onBegin }: TakeAsPdfProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [work, setWork] = useState<Work>("none");
  const link = useRef<HTMLAnchorElement>(null);
  const file = typeof work === "object" ? work : undefined;
  useEffect(() => {
    if (file === undefined) return;
    link.current?.focus();
    const timer = setTimeout(() => setWork("none"), Math.max(0, file.until - Date.now()));
    return () => clearTimeout(timer);
  }, [file]);

  const make = async (): Promise<void> => {
    setWork("busy");
    await onBegin();
    const asked = Date.now();
    const drawn = await call("getDraftPdf", { path: { processId }, query: { locale } });
    setWork(drawn.ok ? { ...drawn.value, until: asked + LINK_MILLISECONDS } : "failed");
  };

  return (
    <div className="ap-side ap-stack-s">
      <p>{t("draftPdf.why")}</p>
      <p role="status">{work === "failed" ? t("draftPdf.failed") : ""}</p>
      <div className="ap-actions">
        {file === undefined ? (
          <Button kind="tertiary" icon="file" busy={work === "busy"} onClick={() => void make()}>
            {t(work === "busy" ? "draftPdf.busy" : "draftPdf.make")}
          </Button>
        ) : (
          <PdfLink ref={link} file={file}>
            {t("draftPdf.load")}
          </PdfLink>
        )}
      </div>
    </div>
  );
}

/** Well before the link itself ends, and by this device's own clock. */
const LINK_MILLISECONDS = 5 * 60_000;
