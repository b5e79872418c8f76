import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";

/** Ways on where no profession was found: all of them, and the finder that knows what this portal does not. */
export function ProfessionHelp({ onShowAll }: { readonly onShowAll: () => void }): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <>
      <p>
        <Button kind="secondary" onClick={onShowAll}>
          {t("home.allProfessions")}
        </Button>
      </p>
      <p>
        <a className="kern-link" href={portalSettings.returnUrl[locale]} target="_blank" rel="noreferrer">
          <Icon name="external" size="s" />
          {t("home.finder.link")}
        </a>
      </p>
    </>
  );
}
