import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Alert } from "../../components/Alert.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { legalSettings } from "../../settings/legalSettings.ts";
import { AuthorityBlock } from "./AuthorityBlock.tsx";
import type { Service } from "./startData.ts";

/** Nothing can be applied for online here: every authority that may be competent, and who advises. */
export function NoOffer({
  authorities,
  closed,
}: Pick<Service, "authorities"> & { readonly closed: boolean }): ReactNode {
  const { t } = useTranslation();
  const { name, email, url } = legalSettings.advice;
  const advice = name[useLocale()];
  return (
    <>
      {closed ? (
        <Alert tone="warning" title={t("start.closed.title")}>
          <p>{t("start.closed.text")}</p>
        </Alert>
      ) : (
        <Alert tone="warning" title={t("start.noService.title")}>
          <p>{t(authorities.length > 0 ? "start.noService.text" : "start.noAuthority")}</p>
        </Alert>
      )}
      <section className="ap-stack" aria-labelledby="stellen">
        <h2 className="kern-heading-medium" id="stellen">
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
    </>
  );
}
