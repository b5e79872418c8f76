import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { startOfAnonymous } from "#ui/api/tabStorage.ts";
import {
  encodeProcessData,
  parseProcessData,
  type ProcessData,
} from "#ui/search/process-data/processData.ts";
import { Button, PageButton } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { NarrowPage } from "#ui/components/PageHeading.tsx";
import { WaitingPage } from "#ui/components/status/Waiting.tsx";
import { goToProvider, beginLogin } from "#ui/sign-in/login/beginLogin.ts";
import { lastLogin } from "#ui/sign-in/login/lastLogin.ts";
import { useRead } from "#ui/api/useRead.ts";
import { LoginChoice, type LoginChoiceProps } from "#ui/sign-in/login/LoginChoice.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";

export interface NotOpenedProps {
  readonly why: "signed-out" | "level-too-low" | "other-account" | "expired" | "noForm" | "notFound";
  readonly processId: string;
  readonly page: string | null;
  /** Back from the page of the payment provider. */
  readonly afterPayment: boolean;
}

/** Why an application does not open, and the way on. */
export function NotOpened({ why, processId, page, afterPayment }: NotOpenedProps): ReactNode {
  switch (why) {
    case "signed-out":
      return <SignedOut processId={processId} page={page} />;
    case "level-too-low":
      return <StepUp processId={processId} page={page} />;
    case "other-account":
      return <OtherAccount />;
    case "expired":
    case "noForm":
    case "notFound":
      return <ProcessFailure kind={why} afterPayment={afterPayment} />;
  }
}

/**
 * Back from the second sign-in, and the application is not this account's. The server only says that there is none; that
 * the person has just come to send it is known here.
 */
function OtherAccount(): ReactNode {
  const { t, locale } = useTranslation();
  const [last] = useState(lastLogin);
  return (
    <NarrowPage title={t("process.otherAccount.title")}>
      <p className="ap-lede">{t("process.otherAccount.text")}</p>
      <Note icon="info">
        <p>{t("process.otherAccount.kept")}</p>
      </Note>
      <div className="ap-actions">
        {last !== undefined && (
          <Button kind="primary" onClick={() => goToProvider(last, locale)}>
            {t("process.otherAccount.again")}
          </Button>
        )}
        <PageButton kind="secondary" page="index">
          {t("common.toHome")}
        </PageButton>
      </div>
    </NarrowPage>
  );
}

/** The application asks for a surer sign-in: with the same account, at the level that it was begun with. */
function StepUp({ processId, page }: SignInToOpenProps): ReactNode {
  const { t } = useTranslation();
  const access = useRead(["getAccessData", { path: { processId } }]);
  if (access.status === "loading") return <WaitingPage title={t("process.tooLow.title")} />;
  if (access.status === "error") return <ProcessFailure kind="tooLow" />;
  const { providerId, trustLevel } = access.value;
  return (
    <NarrowPage title={t("process.tooLow.title")}>
      <p className="ap-lede">{t("login.stepUp", { level: t(`login.level.${trustLevel}`) })}</p>
      <p>{t("process.tooLow.same")}</p>
      <SignInHere processId={processId} page={page} needs={{ trustLevel, providers: [providerId] }} />
    </NarrowPage>
  );
}

interface ProcessFailureProps {
  readonly kind: "tooLow" | "expired" | "noForm" | "notFound";
  /** After the payment page, what became of the money is said, too. */
  readonly afterPayment?: boolean;
}

/** Why an application cannot be opened, and where to go instead. */
function ProcessFailure({ kind, afterPayment = false }: ProcessFailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <NarrowPage title={t(`process.${kind}.title`)}>
      <p className="ap-lede">{t(`process.${kind}.text`)}</p>
      {afterPayment && <p>{t("process.afterPayment")}</p>}
      <div className="ap-actions">
        <PageButton kind="primary" page="index">
          {t("common.toHome")}
        </PageButton>
        <PageButton kind="secondary" page="account">
          {t("header.account")}
        </PageButton>
      </div>
    </NarrowPage>
  );
}

interface SignInToOpenProps {
  readonly processId: string;
  readonly page: string | null;
}

function SignedOut(props: SignInToOpenProps): ReactNode {
  const [processData] = useState(() => parseProcessData(startOfAnonymous(props.processId) ?? ""));
  return processData === undefined ? (
    <SignInToOpen {...props} />
  ) : (
    <EndedWithSession processData={processData} />
  );
}

/** Nobody had signed in: what was entered is deleted, and no sign-in brings it back. */
function EndedWithSession({ processData }: { readonly processData: ProcessData }): ReactNode {
  const { t } = useTranslation();
  return (
    <NarrowPage title={t("session.ended.title")}>
      <p className="ap-lede">{t("process.ended.text")}</p>
      <p>{t("process.ended.next")}</p>
      <div className="ap-actions">
        <PageButton
          kind="primary"
          page="antrag-start"
          query={{ processData: encodeProcessData(processData) }}
        >
          {t("process.ended.again")}
        </PageButton>
        <PageButton kind="secondary" page="index">
          {t("common.toHome")}
        </PageButton>
      </div>
    </NarrowPage>
  );
}

/** The application belongs to an account, and the session has none: after the sign-in it opens where it was left. */
function SignInToOpen({ processId, page }: SignInToOpenProps): ReactNode {
  const { t } = useTranslation();
  return (
    <NarrowPage title={t("process.signIn.title")}>
      <p className="ap-lede">{t("process.signIn.text")}</p>
      <p>
        {t("process.signIn.orNot")} <PageLink page="index">{t("process.ended.again")}</PageLink>
      </p>
      <SignInHere processId={processId} page={page} needs={{ trustLevel: "low", lasting: true }} />
    </NarrowPage>
  );
}

/** Leads back to the page of the application that was asked for. */
function SignInHere({
  processId,
  page,
  needs,
}: SignInToOpenProps & Pick<LoginChoiceProps, "needs">): ReactNode {
  const { locale } = useTranslation();
  const query = { process: processId, ...(page !== null && { page }) };
  const redirect = pageAddress("process", { locale, query });
  return <LoginChoice needs={needs} onSignIn={(decision) => beginLogin(decision, { locale, redirect })} />;
}
