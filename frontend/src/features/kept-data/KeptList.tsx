import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { TRANSPORT_REPORT_RETENTION_YEARS } from "../../../../functions/contract/limits.ts";
import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import { useRead } from "../../api/useRead.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button } from "../../components/Button.tsx";
import { ServiceName } from "../../components/ServiceName.tsx";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import "../../styles/rows.css";
import { DeletedApplications } from "./DeletedApplications.tsx";

type Kept = ResponseOf<"listKept">["applications"][number]["kept"][number];

export function KeptList(): ReactNode {
  const { t } = useTranslation();
  const read = useRead(["listKept", {}], { onFocus: true });
  if (read.status === "loading") return <p>{t("common.loading")}</p>;
  if (read.status === "error") {
    return (
      <Alert tone="danger" title={t("kept.failed")}>
        <Button kind="secondary" onClick={read.reload}>
          {t("common.retry")}
        </Button>
      </Alert>
    );
  }
  const { applications, deletions } = read.value;
  if (applications.length + deletions.length === 0) return <p>{t("kept.none")}</p>;
  return (
    <div className="ap-stack">
      {applications.map(({ processId, name, nameEn, kept }) => (
        <div key={processId} className="ap-stack-s">
          <h3 className="kern-heading-small">
            <ServiceName of={{ title: name, titleEn: nameEn }} />
          </h3>
          <dl className="ap-dl ap-dl--two">
            {kept.map((one) => (
              <KeptEntry key={one.dataClass} kept={one} />
            ))}
          </dl>
        </div>
      ))}
      {deletions.length > 0 && <DeletedApplications deletions={deletions} />}
    </div>
  );
}

function KeptEntry({ kept: { dataClass, files, until } }: { readonly kept: Kept }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const end = until === null ? undefined : formatNear(until, { locale, now: new Date() });
  return (
    <div>
      <dt>
        {t(`kept.class.${dataClass}`)}
        {files > 0 && <> ({t("kept.files", { count: files })})</>}
      </dt>
      <dd>
        {end === undefined
          ? t("kept.payments", { years: TRANSPORT_REPORT_RETENTION_YEARS })
          : t(UNTIL[dataClass], { until: end })}
      </dd>
    </div>
  );
}

const UNTIL = {
  draft: "kept.draftUntil",
  results: "kept.until",
  reports: "kept.until",
  payments: "kept.until",
  ciphertext: "kept.untilAtLatest",
  mailboxCopy: "kept.untilAtLatest",
} as const satisfies Readonly<Record<Kept["dataClass"], string>>;
