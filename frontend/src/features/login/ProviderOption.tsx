import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon.tsx";
import { keepsDrafts, type LoginProviderId } from "./providers.ts";

export interface ProviderOptionProps {
  readonly id: LoginProviderId;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

export function ProviderOption({ id, checked, onChoose }: ProviderOptionProps): ReactNode {
  const { t } = useTranslation();
  const inputId = `login-${id}`;
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
        {t(`login.${id}.label`)}
      </label>
      <div className="ap-option__hint" id={`${inputId}-hint`}>
        <p>{t(`login.${id}.hint`)}</p>
        {keepsDrafts(id) && (
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
