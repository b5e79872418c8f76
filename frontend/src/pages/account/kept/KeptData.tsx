import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import "#ui/styles/explain.css";
import { KeptList } from "./KeptList.tsx";

/** What is kept of the person and until when; read when the list is opened. */
export function KeptData(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <section className="ap-stack" aria-labelledby="gespeichert">
      <h2 className="kern-heading-medium" id="gespeichert">
        {t("kept.title")}
      </h2>
      <p className="ap-muted">
        <RichMessage
          text={t("kept.text")}
          marks={{
            privacy: (name) => (
              <PageLink page="privacy-policy" className="kern-link">
                {name}
              </PageLink>
            ),
          }}
        />
      </p>
      <details className="ap-explain" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("kept.show")}</summary>
        {open && <KeptList />}
      </details>
    </section>
  );
}
