import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";
import { OtherWays } from "#ui/search/AuthorityBlock.tsx";
import type { PlaceHit, Profession } from "#ui/search/useSearches.ts";

export interface NoOnlineApplicationProps {
  readonly profession: Profession;
  readonly place: PlaceHit | undefined;
  readonly onChoose: (profession: Profession) => void;
}

/** A profession without an online application: who is responsible at the place, and a former title that has one. */
export function NoOnlineApplication({ profession, place, onChoose }: NoOnlineApplicationProps): ReactNode {
  const { t, locale } = useTranslation();
  const query = { professionId: profession.id, location: place?.ars ?? "", locale };
  const read = useRead(["listAuthorities", place === undefined ? null : { query }]);
  const known = place !== undefined && read.status === "ready" ? read.value : undefined;
  return (
    <div className="ap-stack">
      <Alert tone="info" title={t("home.noCode.title")}>
        {place === undefined && <p>{t("home.noCode.choosePlace")}</p>}
        {place !== undefined && read.status === "error" && <p>{t("search.failed")}</p>}
        {known?.authorities.length === 0 && <p>{t("start.noAuthority")}</p>}
        {known !== undefined && known.authorities.length > 0 && <p>{t("home.noCode.apply")}</p>}
      </Alert>
      {known?.replaced.map((former) => (
        <div className="ap-stack-s" key={former.id}>
          <p>{t("home.noCode.replaced")}</p>
          <p>
            <Button kind="secondary" onClick={() => onChoose(former)}>
              <Foreign>{unbrokenName(former.title)}</Foreign>
            </Button>
          </p>
        </div>
      ))}
      {known !== undefined && <OtherWays authorities={known.authorities} />}
    </div>
  );
}
