import { type ReactNode, useState } from "react";
import { DATA_CLASSES, KEPT_BESIDES } from "#domain/operation/DATA_CLASSES.ts";
import { longestKept } from "#ui/i18n/longestKept.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import "#ui/styles/explain.css";
import { KeptList } from "./KeptList.tsx";
import { Fact } from "#ui/components/Fact.tsx";
import { Section } from "#ui/components/Section.tsx";

/** What is kept of the person and until when; read when the list is opened. */
export function KeptData(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Section id="gespeichert" title={t("kept.title")}>
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
        {open && (
          <>
            <KeptList />
            <KeptBesides />
          </>
        )}
      </details>
    </Section>
  );
}

function KeptBesides(): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <>
      <h3 className="kern-heading-small">{t("kept.besides")}</h3>
      <dl className="ap-dl ap-dl--two">
        {KEPT_BESIDES.map((name) => (
          <Fact key={name} name={t(`kept.besides.${name}`)}>
            {t("kept.longest", { longest: longestKept(DATA_CLASSES[name].longest, locale) })}
          </Fact>
        ))}
      </dl>
    </>
  );
}
