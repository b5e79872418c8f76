import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";
import type { NoOnlineApplicationProps } from "./NoOnlineApplication.tsx";

/** In the order in which most people look for them. */
const GROUPS = [
  "health-allied",
  "health-academic",
  "education-social",
  "trade-annex-a",
  "trade-annex-b1",
  "ihk",
  "technical",
  "legal-tax",
  "other",
] as const;

/** All professions by their fields, to choose one from. */
export function AllProfessions({ onChoose }: Pick<NoOnlineApplicationProps, "onChoose">): ReactNode {
  const { t, locale } = useTranslation();
  const read = useRead(["searchProfessions", { query: { locale } }]);
  const heading = useRef<HTMLParagraphElement>(null);
  const isReady = read.status === "ready";
  useEffect(() => {
    // The button that asked for the list is gone.
    if (isReady) heading.current?.focus();
  }, [isReady]);
  if (read.status === "error") return <p>{t("search.failed")}</p>;
  if (read.status === "loading") return <p>{t("common.loading")}</p>;
  const sorted = [...read.value.professions].sort((one, other) =>
    one.title.localeCompare(other.title, locale),
  );
  return (
    <div>
      <p className="kern-label" tabIndex={-1} ref={heading}>
        {t("home.allProfessions.choose", { count: sorted.length })}
      </p>
      {GROUPS.map((group) => (
        <Accordion key={group} title={t(`home.group.${group}`)}>
          <ul className="ap-professions">
            {sorted
              .filter((profession) => profession.group === group)
              .map((profession) => (
                <li key={profession.id}>
                  <Button kind="tertiary" onClick={() => onChoose(profession)}>
                    <Foreign>{unbrokenName(profession.title)}</Foreign>
                  </Button>
                </li>
              ))}
          </ul>
        </Accordion>
      ))}
    </div>
  );
}
