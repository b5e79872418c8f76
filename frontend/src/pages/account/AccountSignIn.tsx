import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { beginLogin } from "../../features/login/beginLogin.ts";
import { LoginChoice } from "../../features/login/LoginChoice.tsx";
import type { LoginNeeds } from "../../features/login/providers.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";

export interface AccountSignInProps {
  readonly title: string;
  readonly lede: string;
  readonly needs: LoginNeeds;
  /** Where it goes on; undefined: in the personal area. */
  readonly next: string | undefined;
}

/** The way into the personal area, with consent. */
export function AccountSignIn({ title, lede, needs, next }: AccountSignInProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const redirect = next ?? pageAddress("account", { locale });
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={title} />
        <p className="ap-lede">{lede}</p>
        <LoginChoice
          question={t("account.signIn.how")}
          action={t("header.signIn")}
          needs={needs}
          busy={false}
          failure={undefined}
          onSignIn={(decision) => beginLogin(decision, { locale, redirect })}
        />
      </div>
    </div>
  );
}
