import type { ReactNode } from "react";
import { legalSettings } from "virtual:legal-settings";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { LegalText } from "../LegalText.tsx";
import { legalValues, type LegalValues } from "../legalValues.ts";
import { formatDate } from "#ui/i18n/format.ts";
import { ACCOUNT_SECTIONS, PORTAL_SECTIONS, PRIVACY_EDITION, PROCESSING_ROWS } from "./privacyContent.ts";

const COLUMNS = ["data", "basis", "duration"] as const;

/** Both policies of the portal, `#portal` and `#konto`, each with its own table of contents. */
export function PrivacyPolicyPage(): ReactNode {
  const { t, locale } = useTranslation();
  const edition = formatDate(legalSettings.privacyEdition ?? PRIVACY_EDITION, locale);
  const values = { ...legalValues(locale), edition };
  return (
    <div className="ap-wrap ap-stack-l">
      <div className="ap-stack">
        <PageHeading title={t("privacy.title")} />
        <p className="ap-lede">{t("privacy.which")}</p>
        <ul className="ap-list">
          <li>
            <a className="kern-link" href="#portal">
              {t("privacy.portal.title")}
            </a>
          </li>
          <li>
            <a className="kern-link" href="#konto">
              {t("privacy.konto.title")}
            </a>
          </li>
        </ul>
      </div>
      <LegalText
        id="portal"
        title={t("privacy.portal.title")}
        level={3}
        intro={t("privacy.portal.intro")}
        sections={PORTAL_SECTIONS.map((id) => ({
          id,
          title: t(`privacy.portal.${id}.title`),
          text: t(`privacy.portal.${id}.text`, values),
          more: id === "processing" ? <ProcessingTable values={values} /> : undefined,
        }))}
      />
      <LegalText
        id="konto"
        title={t("privacy.konto.title")}
        level={3}
        intro={t("privacy.konto.intro")}
        sections={ACCOUNT_SECTIONS.map((id) => ({
          id,
          title: t(`privacy.konto.${id}.title`),
          text: t(`privacy.konto.${id}.text`, values),
        }))}
      />
    </div>
  );
}

/**
 * One row per processing: which data, why, how long. On a phone each cell names its column and stands below the one before;
 * with its roles said, Safari reads it out as a table there, too.
 */
function ProcessingTable({ values }: { readonly values: LegalValues }): ReactNode {
  const { t } = useTranslation();
  return (
    <table className="ap-table" role="table">
      <caption>{t("privacy.table.caption")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t("privacy.table.name")}
          </th>
          {COLUMNS.map((column) => (
            <th scope="col" role="columnheader" key={column}>
              {t(`privacy.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {PROCESSING_ROWS.map((row) => (
          <tr role="row" key={row}>
            <th scope="row" role="rowheader">
              {t(`privacy.row.${row}.name`)}
            </th>
            {COLUMNS.map((column) => (
              <td role="cell" key={column} data-th={t(`privacy.table.${column}`)}>
                {t(`privacy.row.${row}.${column}`, values)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
