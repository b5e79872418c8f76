import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { LegalValues } from "../../features/legal-text/legalValues.ts";
import { PROCESSING_ROWS } from "./privacyContent.ts";

const COLUMNS = ["data", "basis", "duration"] as const;

/** One row per processing: which data, why, how long. On a phone each cell names its column. */
export function ProcessingTable({ values }: { readonly values: LegalValues }): ReactNode {
  const { t } = useTranslation();
  return (
    <table className="ap-table">
      <caption>{t("privacy.table.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("privacy.table.name")}</th>
          {COLUMNS.map((column) => (
            <th scope="col" key={column}>
              {t(`privacy.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PROCESSING_ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`privacy.row.${row}.name`)}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-th={t(`privacy.table.${column}`)}>
                {t(`privacy.row.${row}.${column}`, values)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
