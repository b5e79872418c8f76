import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Button } from "#ui/components/Button.tsx";
import { Section } from "#ui/components/Section.tsx";
import "#ui/styles/cases.css";
import "#ui/styles/explain.css";
import "#ui/styles/rows.css";
import { comparedForms } from "#domain/text/comparedForms.ts";
import { SentApplicationCard } from "./SentApplicationCard.tsx";
import { hasToDo, type SentApplication } from "#ui/sending/deliveryTimeline.ts";
import { NotReady } from "#ui/api/NotReady.tsx";

const REFRESH_MILLISECONDS = 30_000;

export function SentApplications(): ReactNode {
  const { t } = useTranslation();
  const sent = useRead(["listSubmittedProcesses", {}], {
    onFocus: true,
    everyMilliseconds: REFRESH_MILLISECONDS,
  });
  return (
    <Section id="gesendet" title={t("sent.title")}>
      <NotReady read={sent} failed={t("sent.failed")} />
      {sent.status === "ready" && sent.value.submissions.length === 0 && <p>{t("sent.none")}</p>}
      {sent.status === "ready" && sent.value.submissions.length > 0 && (
        <FoundSent submissions={sent.value.submissions} />
      )}
    </Section>
  );
}

/** So many stand there without being asked for, and those that need something besides. */
const SHOWN_AT_ONCE = 5;

/** Many sent applications, the newest first: whoever sends for others finds one by its number, name or authority. */
function FoundSent({ submissions }: { readonly submissions: readonly SentApplication[] }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  const isSearched = wanted.trim() !== "";
  const found = isSearched
    ? submissions.filter((one) => fits(one, wanted))
    : submissions.filter((one, index) => showsAll || index < SHOWN_AT_ONCE || needsSomething(one));
  const count = { shown: found.length, all: submissions.length };
  const showAll = (): void => {
    setShowsAll(true);
    shown.current?.focus();
  };
  return (
    <>
      {submissions.length > SHOWN_AT_ONCE && (
        <>
          <div className="kern-form-input">
            <label className="kern-label" htmlFor={id}>
              {t("sent.search")}
            </label>
            <input
              id={id}
              className="kern-form-input__input"
              type="search"
              autoComplete="off"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </div>
          <p className="ap-muted" role="status" tabIndex={-1} ref={shown}>
            {t(found.length === 0 ? "sent.search.none" : "sent.shown", count)}
          </p>
        </>
      )}
      <ul className="ap-cases">
        {found.map((submission) => (
          <li key={submission.processId}>
            <SentApplicationCard submission={submission} />
          </li>
        ))}
      </ul>
      {!isSearched && found.length < submissions.length && (
        <div className="ap-actions">
          <Button kind="secondary" onClick={showAll}>
            {t("sent.showAll", count)}
          </Button>
        </div>
      )}
    </>
  );
}

const needsSomething = (one: SentApplication): boolean => one.status === "processingError" || hasToDo(one);

/** Every word is looked for; the number also as people read it, in groups. */
function fits(one: SentApplication, wanted: string): boolean {
  const { name, nameEn, authorityName, transferTicketNumber, externalId } = one;
  const text = comparedForms(
    [name, nameEn, authorityName, transferTicketNumber, externalId ?? ""].join(" "),
  ).join(" ");
  const isNumber = text.includes(wanted.replace(/[\s-]/g, "").toLowerCase());
  return (
    isNumber ||
    wanted
      .trim()
      .split(/\s+/)
      .every((word) => comparedForms(word).some((form) => text.includes(form)))
  );
}
