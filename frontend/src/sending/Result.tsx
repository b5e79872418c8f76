import "../styles/receipt.css";
import "../styles/rows.css";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { callToSave } from "../api/client.ts";
import { Alert } from "../components/Alert.tsx";
import { announce } from "../components/announcements.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { Note } from "../components/Note.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { Rosette } from "../components/Rosette.tsx";
import { ticketGroups, Timeline } from "../components/timeline/Timeline.tsx";
import { formatSent } from "../i18n/format.ts";
import { formatSize } from "../i18n/formatMeasures.ts";
import { foreignValue, RichMessage, RichParagraph } from "../i18n/RichMessage.tsx";
import { leaveOrAsk, useLeaving } from "../navigation/leaving.ts";
import { PageLink } from "../navigation/PageLink.tsx";
import type { PaperRegion } from "#domain/directory/Region.ts";
import { ToDo } from "./todo/ToDo.tsx";
import { Downloads } from "./Downloads.tsx";
import type { Progress } from "./steps.ts";
import { Fact } from "../components/Fact.tsx";
import { Section } from "../components/Section.tsx";
import { hasToDo, resultTimeline } from "./deliveryTimeline.ts";

export interface ResultProps {
  readonly processId: string;
  readonly progress: Progress;
  readonly application: string;
  /** Name and postal address, a line each. */
  readonly authority: readonly string[];
  /** Documents that the person hands in later. */
  readonly owed: readonly string[];
  /** Null where nothing is wanted on paper. */
  readonly paper: PaperRegion | null;
  /** Uploaded files that went with it, with their size together in bytes. */
  readonly files: { readonly count: number; readonly size: number };
  /** Whether the person finds it again in the personal area. */
  readonly isInArea: boolean;
  /** What was paid, as rows next to the time of sending. */
  readonly payment?: ReactNode;
  /** What else has to be known of it. */
  readonly notice?: ReactNode;
  readonly onFinished: () => void;
}

/** The receipt is the hero: what was sent, when, under which number, and what comes now. */
export function Result(props: ResultProps): ReactNode {
  const { processId, progress, authority, owed, paper, files, isInArea } = props;
  const { t, locale } = useTranslation();
  const todo = hasToDo({ owed, onPaper: paper });
  const [isDownloaded, setIsDownloaded] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const isOpen = !isDownloaded && !isOver;
  const [asking, setAsking] = useLeaving({ asks: isOpen, warns: isOpen && !isInArea });
  const ticket = ticketGroups(progress.transferTicketNumber ?? "");
  const finish = async (): Promise<void> => {
    await callToSave("acknowledgeResult", { path: { processId } });
    props.onFinished();
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(progress.transferTicketNumber ?? "");
    announce(t("result.copied"));
  };
  return (
    <div className="ap-wrap ap-two">
      <div className="ap-stack">
        <PageHeading title={t("result.title")} />
        <RichParagraph
          className="ap-lede"
          text={t("result.lede", {
            application: foreignValue(props.application),
            authority: authority[0] ?? "",
          })}
        />
        {todo ? <ToDo level={2} {...{ owed, paper, authority }} /> : <p>{t("result.todo.nothing")}</p>}
      </div>
      <ResultAside {...props} todo={todo} />
      <div className="ap-stack-l">
        {!isInArea && (
          <Alert tone="warning" title={t("result.onlyNow")}>
            <p>{t(isOver ? "result.notKept.over" : "result.notKept")}</p>
          </Alert>
        )}
        <section className="ap-receipt" aria-labelledby="beleg">
          <div className="ap-receipt__head">
            <Rosette />
            <h2 className="ap-small" id="beleg">
              {t("result.ticket")}
            </h2>
            <p className="ap-receipt__no">{ticket}</p>
          </div>
          <div className="ap-receipt__body ap-stack">
            <dl className="ap-dl">
              <Fact name={t("result.sentAt")} className="ap-num">
                {progress.submittedAt === null ? "" : formatSent(progress.submittedAt, locale)}
              </Fact>
              {props.payment}
              {files.count > 0 && (
                <Fact name={t("result.files")} className="ap-num">
                  {t("result.files.sent", { count: files.count, size: formatSize(files.size, locale) })}
                </Fact>
              )}
            </dl>
            <div className="ap-actions">
              <Button kind="secondary" icon="copy" onClick={() => void copy()}>
                {t("result.copy")}
              </Button>
            </div>
          </div>
        </section>
        {props.notice}
        {progress.postbox !== "none" && (
          <Note icon={progress.postbox === "sent" ? "check" : "warning"}>
            <p>{t(`result.postbox.${progress.postbox}`)}</p>
          </Note>
        )}
        <Downloads
          processId={processId}
          availableUntil={progress.resultsAvailableUntil}
          onDownload={() => setIsDownloaded(true)}
          onOver={() => setIsOver(true)}
        />
        <Note icon="shield">
          <RichParagraph
            text={t("result.prove")}
            marks={{
              check: (text) => (
                <PageLink page="check-receipt" className="kern-link" newWindow>
                  {text}
                </PageLink>
              ),
            }}
          />
        </Note>
        <div className="ap-actions">
          <Button kind="primary" onClick={() => leaveOrAsk(() => void finish())}>
            {t("result.finish")}
          </Button>
          {!isOver && <p className="ap-muted ap-small">{t("result.finishNote")}</p>}
        </div>
      </div>
      {asking && (
        <Dialog
          title={t("result.leave.title")}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="primary" onClick={() => setAsking(false)}>
                {t("result.leave.back")}
              </Button>
              <Button kind="secondary" onClick={() => void finish()}>
                {t("result.finish")}
              </Button>
            </>
          }
        >
          <p>{t("result.leave.text")}</p>
          {!isInArea && <p>{t("result.leave.notKept")}</p>}
        </Dialog>
      )}
    </div>
  );
}

type ResultAsideProps = Pick<ResultProps, "progress" | "isInArea"> & { readonly todo: boolean };

/** Never says "filed" before the authority confirmed: the last entry waits. */
function ResultAside({ progress: { submittedAt }, isInArea, todo }: ResultAsideProps): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <aside className="ap-panel ap-stack" aria-label={t("result.aside")}>
      <Section id="stand" title={t("result.where")} size="small">
        <Timeline entries={resultTimeline({ submittedAt, todo }, { t, locale })} />
      </Section>
      <Section id="dann" title={t("result.next")} size="small" gap="s">
        <ul className="ap-list">
          <li>
            <RichMessage text={t("result.next.receipt")} />
          </li>
          {/* What is left to do says so, too. */}
          {!todo && <li>{t("result.next.decision")}</li>}
        </ul>
        {isInArea && (
          <p>
            <PageLink page="account" className="kern-link">
              {t("result.next.account")}
            </PageLink>
          </p>
        )}
      </Section>
    </aside>
  );
}
