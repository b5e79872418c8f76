import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { beginLogin } from "../../features/login/beginLogin.ts";
import { LoginChoice } from "../../features/login/LoginChoice.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { leaveOnPurpose } from "./leavePurpose.ts";
import type { ProcessView } from "./ProcessView.ts";
import { SEND } from "./steps.ts";

/** Whoever filled in without an account signs in to send; the application then changes hands. */
export function SignInToSend({ process }: { readonly process: ProcessView }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const query = { process: process.id, page: SEND, handover: "1" };
  return (
    <section className="ap-stack">
      <p>{t("submission.signIn")}</p>
      <LoginChoice
        question={t("submission.signIn.how")}
        action={t("submission.signIn.action")}
        needs={{ trustLevel: process.metadata.trustLevel, providers: process.metadata.idpIds }}
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
