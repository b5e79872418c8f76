import { type ReactNode, useState } from "react";
import { DATA_CLASSES, KEPT_BESIDES } from "#domain/operation/DATA_CLASSES.ts";
import { longestKept } from "#ui/i18n/longestKept.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import "#ui/styles/explain.css";
import { Fact } from "#ui/components/Fact.tsx";
import { Section } from "#ui/components/Section.tsx";
import "#ui/styles/rows.css";
import { TRANSPORT_REPORT_RETENTION_YEARS } from "#domain/application/retention.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Button } from "#ui/components/Button.tsx";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import { formatDate, formatNear, formatSent } from "#ui/i18n/format.ts";
import { serverNow } from "#ui/api/client.ts";
import { saveCertificate } from "#ui/api/saveFile.ts";
import { notify } from "#ui/components/status/Notifications.tsx";
import { NotReady } from "#ui/api/NotReady.tsx";

/** What is kept of the person and until when; read when the list is opened. */
export function KeptData(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Section id="gespeichert" title={t("kept.title")}>
      <RichParagraph
        className="ap-muted"
        text={t("kept.text")}
        marks={{
          privacy: (name) => (
            <PageLink page="privacy-policy" className="kern-link">
              {name}
            </PageLink>
          ),
        }}
      />
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

interface DeletedApplicationsProps {
  readonly deletions: ResponseOf<"listKept">["deletions"];
}

type Kept = ResponseOf<"listKept">["applications"][number]["kept"][number];

function KeptList(): ReactNode {
  const { t } = useTranslation();
  const read = useRead(["listKept", {}], { onFocus: true });
  if (read.status !== "ready") return <NotReady read={read} failed={t("kept.failed")} />;
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
  const { t, locale } = useTranslation();
  const end = until === null ? undefined : formatNear(until, { locale, now: serverNow() });
  const name = (
    <>
      {t(`kept.class.${dataClass}`)}
      {files > 0 && <> ({t("kept.files", { count: files })})</>}
    </>
  );
  return (
    <Fact name={name}>
      {end === undefined
        ? t("kept.payments", { years: TRANSPORT_REPORT_RETENTION_YEARS })
        : t(UNTIL[dataClass], { until: end })}
    </Fact>
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

/** What was deleted and when, each with its certificate; of what was in it nothing is known any more. */
function DeletedApplications({ deletions }: DeletedApplicationsProps): ReactNode {
  const { t, locale } = useTranslation();
  const save = async (processId: string): Promise<void> => {
    if (!(await saveCertificate(processId, locale))) notify(t("kept.deleted.failed"), { type: "error" });
  };
  return (
    <div className="ap-stack-s">
      <h3 className="kern-heading-small">{t("kept.deleted.title")}</h3>
      <ul className="ap-rows">
        {deletions.map(({ processId, destroyedAt, sent, until }) => {
          // As on the certificate.
          const when = formatSent(destroyedAt, locale);
          return (
            <li key={processId}>
              <div>
                {t(sent ? "kept.deleted.sent" : "kept.deleted.draft", { when })}
                <p className="ap-muted ap-small">
                  {t("kept.deleted.until", { until: formatDate(until, locale) })}
                </p>
              </div>
              <Button kind="tertiary" hiddenText={<>: {when}</>} onClick={() => void save(processId)}>
                {t("kept.deleted.certificate")}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
