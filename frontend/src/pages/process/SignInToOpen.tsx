import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { beginLogin } from "../../features/login/beginLogin.ts";
import { LoginChoice } from "../../features/login/LoginChoice.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";

export interface SignInToOpenProps {
  readonly processId: string;
  readonly page: string | null;
}

/** The application belongs to an account and nobody is signed in: after the sign-in it opens where it was left. */
export function SignInToOpen({ processId, page }: SignInToOpenProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const query = { process: processId, ...(page !== null && { page }) };
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("process.signIn.title")} />
        <p className="ap-lede">{t("process.signIn.text")}</p>
        <LoginChoice
          question={t("submission.signIn.how")}
          action={t("submission.signIn.action")}
          needs={{ trustLevel: "low", kept: true }}
          busy={false}
          failure={undefined}
          onSignIn={(decision) =>
            beginLogin(decision, { locale, redirect: pageAddress("process", { locale, query }) })
          }
        />
      </div>
    </div>
  );
}
