import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useSearch } from "#ui/navigation/StandingAddress.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type { NotOpenedProps } from "../not-opened/NotOpened.tsx";
import { LAST_PLACE, writeToTab } from "#ui/api/tabStorage.ts";
import { hasAccount, useUser, type User } from "#ui/api/useUser.ts";
import { leaveAsWished } from "#ui/navigation/leaving.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { ErrorPage } from "#ui/components/ErrorPage.tsx";
import { announceOnNextPage } from "#ui/components/announcements.ts";
import { markMoved } from "#ui/components/PageHeading.tsx";
import { forgetLogin, isReturn } from "#ui/sign-in/login/lastLogin.ts";
import { processIn } from "../edit/opening.ts";
import { WaitingForProcess } from "../steps/WaitingForProcess.tsx";
import { REVIEW, SEND, isFixed, openingStep } from "../edit/steps.ts";
import { useDraftEditor } from "../edit/useDraftEditor.ts";
import { ProcessFrame } from "../steps/ProcessFrame.tsx";
import { closingMessages } from "../steps/StepContent.tsx";
import type { DraftEditor } from "../edit/draftEditor.ts";

const NotOpened = lazyPart(async () => (await import("../not-opened/NotOpened.tsx")).NotOpened, {
  messages: {
    de: () => import("../not-opened/messages.de.ts"),
    en: () => import("../not-opened/messages.en.ts"),
  },
});

/** The form. Which application and which page of it stand in the query; the path has no parameters. */
export function ProcessPage(): ReactNode {
  const query = new URLSearchParams(useSearch());
  const processId = processIn(query);
  if (processId === undefined) return <ErrorPage kind="404" />;
  return <Opening key={processId} processId={processId} asked={query} />;
}

interface OpeningProps {
  readonly processId: string;
  /** The query of the address. */
  readonly asked: URLSearchParams;
}

function Opening({ processId, asked }: OpeningProps): ReactNode {
  const { t, locale } = useTranslation();
  const user = useUser();
  /** Back from the page of the payment provider. */
  const afterPayment = asked.has("payment");
  const page = afterPayment ? SEND : asked.get("page");
  const given = asked.has("handover");
  /** Back from the sign-in that the service asks for once more before sending. */
  const again = asked.has("again");
  const [handOver] = useState(given);
  const query = { process: processId, ...(page !== null && { page }) };
  const address = pageAddress("process", { locale, query });
  const opened = useDraftEditor({ processId, handOver });
  useEffect(() => {
    if (opened.status !== "ready") return;
    writeToTab(LAST_PLACE, address);
    if (given || again) navigateTo(address, { replace: true });
  }, [given, again, opened.status, address]);

  // An application that could not be opened loses nothing.
  const isClosed = opened.status !== "ready" && opened.status !== "loading";
  useEffect(() => {
    if (isClosed) leaveAsWished();
  }, [isClosed]);

  const person = user.status === "ready" ? user.value : null;
  const account = hasAccount(person) ? person : undefined;
  const [arrivedAt] = useState(() => (isReturn(processId) ? page : undefined));
  const arrives = arrivedAt !== undefined && opened.status === "ready" && account !== undefined;
  // Before the heading asks whether to take the focus.
  useLayoutEffect(() => {
    if (!arrives) return;
    markMoved();
    announceOnNextPage(t("process.signedIn"));
    forgetLogin();
  }, [arrives, t]);

  if (opened.status === "loading" || user.status === "loading") {
    return <WaitingForProcess text={handOver || again ? t("process.checkingSignIn") : undefined} />;
  }
  if (opened.status === "ready") {
    return (
      <OpenProcess
        editor={opened.editor}
        page={page}
        user={account}
        arrives={arrives && arrivedAt === page}
      />
    );
  }
  const { failure } = opened;
  const why = whyNotOpened(failure, again);
  if (why !== undefined)
    return <NotOpened why={why} processId={processId} page={page} afterPayment={afterPayment} />;
  return (
    <ErrorPage kind="general" reference={failure.kind === "problem" ? failure.details.instance : undefined} />
  );
}

/** What the person can do something about; undefined: an error like any other. */
function whyNotOpened(failure: ApiFailure, again: boolean): NotOpenedProps["why"] | undefined {
  if (isProblem(failure, "not-signed-in", "session-over", "account-required")) return "signed-out";
  if (isProblem(failure, "trust-level-too-low")) return "level-too-low";
  if (isProblem(failure, "process-expired")) return "expired";
  if (isProblem(failure, "form-not-found")) return "noForm";
  if (isProblem(failure, "process-not-found")) return again ? "other-account" : "notFound";
  return undefined;
}

const SendingProcess = lazyPart(async () => (await import("./SendingProcess.tsx")).SendingProcess, {
  messages: closingMessages,
  waiting: <WaitingForProcess />,
});

interface OpenProcessProps {
  readonly editor: DraftEditor;
  /** Page of the address; null shows the first one. */
  readonly page: string | null;
  readonly user: User | undefined;
  /** Just signed in, and back on the page from which it was asked for. */
  readonly arrives: boolean;
}

/** An application that is filled in, or one that is about to be sent, being sent or sent. */
function OpenProcess({ editor, page, user, arrives }: OpenProcessProps): ReactNode {
  useSyncExternalStore(editor.subscribe, editor.revision);
  const process = editor.process();
  const fixed = isFixed(process);
  const wanted = page ?? openingStep(process);
  useEffect(() => {
    if (wanted === REVIEW) void SendingProcess.preload();
  }, [wanted]);
  return wanted === SEND || fixed ? (
    <SendingProcess editor={editor} user={user} fixed={fixed} arrives={arrives} />
  ) : (
    <ProcessFrame editor={editor} user={user} current={wanted} locked={false} arrives={arrives} />
  );
}
