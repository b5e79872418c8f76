import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { foreignValue, Foreign } from "#ui/i18n/Foreign.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { idOfOption, type LoginOption } from "./providers.ts";

export interface ProviderOptionProps {
  readonly option: LoginOption;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

export function ProviderOption({ option, checked, onChoose }: ProviderOptionProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const inputId = `login-${idOfOption(option)}`;
  const provider = option === "anon" ? undefined : option;
  return (
    <div className="kern-form-check ap-option">
      <input
        className="kern-form-check__radio"
        type="radio"
        name="login"
        id={inputId}
        aria-describedby={`${inputId}-hint`}
        checked={checked}
        onChange={onChoose}
      />
      <label className="kern-label" htmlFor={inputId}>
        {provider === undefined ? (
          t("login.anon.label")
        ) : (
          <RichMessage text={t("login.with", { name: foreignValue(provider.name[locale]) })} />
        )}
      </label>
      <div className="ap-option__hint" id={`${inputId}-hint`}>
        <p>{provider === undefined ? t("login.anon.hint") : <Foreign>{provider.needs[locale]}</Foreign>}</p>
        {provider?.transient === true && <p>{t("login.keepsNothing")}</p>}
        {provider?.transient === false && (
          <ul className="ap-tags">
            <li>
              <Icon name="check" size="s" />
              {t("login.keepsDraft")}
            </li>
            <li>
              <Icon name="check" size="s" />
              {t("login.showsStatus")}
            </li>
          </ul>
        )}
      </div>
    </div>
  );
}
