import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSearch } from "wouter/use-browser-location";
import { isProblem } from "../../api/ApiFailure.ts";
import { hasAccount, useUser } from "../../api/useUser.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { ErrorPage } from "../error/ErrorPage.tsx";
import { OtherAccount, ProcessFailure, SignInToOpen, StepUp } from "./closingParts.ts";
import { OpenProcess } from "./OpenProcess.tsx";
import { processIn } from "./processIn.ts";
import { SEND } from "./steps.ts";
import { useProcessSession } from "./useProcessSession.ts";

/** The form. Which application and which page of it stand in the query; the path has no parameters. */
export function ProcessPage(): ReactNode {
  const query = new URLSearchParams(useSearch());
  const processId = processIn(query);
  if (processId === undefined) return <ErrorPage kind="404" />;
  return (
    <Opening
      key={processId}
      processId={processId}
      page={query.has("payment") ? SEND : query.get("page")}
      afterPayment={query.has("payment")}
      handOver={query.has("handover")}
      again={query.has("again")}
    />
  );
}

interface OpeningProps {
  readonly processId: string;
  readonly page: string | null;
  /** Back from the page of the payment provider. */
  readonly afterPayment: boolean;
  readonly handOver: boolean;
  /** Back from the sign-in that the service asks for once more before sending. */
  readonly again: boolean;
}

function Opening({ processId, page, afterPayment, handOver: given, again }: OpeningProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  const [handOver] = useState(given);
  const opened = useProcessSession(processId, { handOver });
  useEffect(() => {
    if (!(given || again) || opened.status !== "ready") return;
    const query = { process: processId, ...(page !== null && { page }) };
    navigateTo(pageAddress("process", { locale, query }), { replace: true });
  }, [given, again, opened.status, processId, page, locale]);

  if (opened.status === "loading" || user.status === "loading") {
    return (
      <div className="ap-wrap">
        <div className="ap-stack ap-col">
          <p className="ap-lede">{t(handOver || again ? "process.checkingSignIn" : "common.loading")}</p>
        </div>
      </div>
    );
  }
  if (opened.status === "ready") {
    const person = user.status === "ready" ? user.value : null;
    return (
      <OpenProcess session={opened.session} page={page} user={hasAccount(person) ? person : undefined} />
    );
  }
  const { failure } = opened;
  if (isProblem(failure, "not-signed-in", "session-over", "account-required")) {
    return <SignInToOpen processId={processId} page={page} />;
  }
  if (isProblem(failure, "trust-level-too-low")) {
    return <StepUp processId={processId} page={page} />;
  }
  if (isProblem(failure, "process-expired"))
    return <ProcessFailure kind="expired" afterPayment={afterPayment} />;
  if (isProblem(failure, "form-not-found"))
    return <ProcessFailure kind="noForm" afterPayment={afterPayment} />;
  if (isProblem(failure, "process-not-found")) {
    return again ? <OtherAccount /> : <ProcessFailure kind="notFound" afterPayment={afterPayment} />;
  }
  return (
    <ErrorPage kind="general" reference={failure.kind === "problem" ? failure.details.instance : undefined} />
  );
}
