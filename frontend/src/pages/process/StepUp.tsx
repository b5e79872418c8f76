import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useRead } from "../../api/useRead.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { beginLogin } from "../../features/login/beginLogin.ts";
import { LoginChoice } from "../../features/login/LoginChoice.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { ProcessFailure } from "./ProcessFailure.tsx";
import type { SignInToOpenProps } from "./SignInToOpen.tsx";

/** The application asks for a surer sign-in: with the same account, at the level that it was begun with. */
export function StepUp({ processId, page }: SignInToOpenProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const access = useRead(["getAccessData", { path: { processId } }]);
  if (access.status === "loading") return <p>{t("common.loading")}</p>;
  if (access.status === "error") return <ProcessFailure kind="tooLow" />;
  const { providerId, trustLevel } = access.value;
  const query = { process: processId, ...(page !== null && { page }) };
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("process.tooLow.title")} />
        <p className="ap-lede">{t("login.stepUp", { level: t(`login.level.${trustLevel}`) })}</p>
        <p>{t("process.tooLow.same")}</p>
        <LoginChoice
          question={t("submission.signIn.how")}
          action={t("submission.signIn.action")}
          needs={{ trustLevel, providers: [providerId] }}
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
