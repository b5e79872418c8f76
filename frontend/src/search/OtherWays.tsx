import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { foreignValue, Foreign } from "../i18n/Foreign.tsx";
import { RichMessage } from "../i18n/RichMessage.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { AuthorityBlock } from "./AuthorityBlock.tsx";
import type { ResponseOf } from "#contract/operations.ts";

/** Every authority that may be competent where nothing can be applied for online, and who advises. */
export function OtherWays({ authorities }: Pick<ResponseOf<"listAuthorities">, "authorities">): ReactNode {
  const { t } = useTranslation();
  const { name, email, url } = portalSettings.advice;
  const advice = name[useLocale()];
  return (
    <section className="ap-stack" aria-labelledby="stellen">
      <h2 className="kern-heading-medium" id="stellen" tabIndex={-1}>
        {t("start.authorities")}
      </h2>
      {authorities.length > 1 && <p>{t("start.noService.several")}</p>}
      {authorities.map((authority) => (
        <AuthorityBlock key={authority.id} authority={authority} />
      ))}
      <p>{t("start.advice")}</p>
      <address>
        <p>
          <strong>
            <Foreign>{advice}</Foreign>
          </strong>
          <br />
          <a className="kern-link" href={`mailto:${email}`}>
            {email}
          </a>
          <br />
          <a className="kern-link" href={url}>
            <RichMessage text={t("start.adviceWebsite", { name: foreignValue(advice) })} />
          </a>
        </p>
      </address>
    </section>
  );
}
