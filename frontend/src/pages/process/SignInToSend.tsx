import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { User } from "../../api/useUser.ts";
import { beginLogin } from "../../features/login/beginLogin.ts";
import { LoginChoice } from "../../features/login/LoginChoice.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { leaveOnPurpose } from "../../builds/leavePurpose.ts";
import type { ProcessView } from "./ProcessView.ts";
import { SEND } from "./steps.ts";

export interface SignInToSendProps {
  readonly process: ProcessView;
  /** Somebody who is signed in already and has to prove it once more. */
  readonly user: User | undefined;
}

/**
 * Whoever filled in without an account signs in to send; the application then changes hands. Where the service asks at
 * both ends, whoever began signs in once more, with the same account.
 */
export function SignInToSend({ process, user }: SignInToSendProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { trustLevel, idpIds } = process.metadata;
  const query = {
    process: process.id,
    page: SEND,
    ...(user === undefined ? { handover: "1" } : { again: "1" }),
  };
  return (
    <section className="ap-stack">
      <p>{t(user === undefined ? "submission.signIn" : "submission.signInAgain")}</p>
      <LoginChoice
        question={t(user === undefined ? "submission.signIn.how" : "submission.signInAgain.how")}
        action={t("submission.signIn.action")}
        needs={{ trustLevel, providers: user === undefined ? idpIds : [user.loginData.providerId] }}
        busy={false}
        failure={undefined}
        onSignIn={(decision) => {
          leaveOnPurpose();
          const redirect = pageAddress("process", { locale, query });
          beginLogin(decision, { locale, redirect, scopes: process.metadata.idpData });
        }}
      />
    </section>
  );
}
