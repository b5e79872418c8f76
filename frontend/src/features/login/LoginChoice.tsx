import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProviders } from "../../api/useProviders.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button } from "../../components/Button.tsx";
import { ErrorText } from "../../components/ErrorText.tsx";
import "virtual:kern/fields.css";
import "../../styles/fields.css";
import "../../styles/options.css";
import { Consent } from "./Consent.tsx";
import { ProviderOption } from "./ProviderOption.tsx";
import type { LoginProviderId } from "./providers.ts";

export interface LoginDecision {
  readonly providerId: LoginProviderId;
  readonly termsVersion: string;
}

export interface LoginChoiceProps {
  readonly question: string;
  readonly action: string;
  /** Providers that may be offered; undefined offers all accounts. */
  readonly allowed: readonly LoginProviderId[] | undefined;
  readonly anonymous: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onDecide: (decision: LoginDecision) => void;
}

/** How to begin, and the consent that every sign-in and every anonymous start needs first (specification §5). */
export function LoginChoice(props: LoginChoiceProps): ReactNode {
  const { question, action, allowed, anonymous, busy, failure, onDecide } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const providers = useProviders();
  const [chosen, setChosen] = useState<LoginProviderId>();
  const [terms, setTerms] = useState(false);
  const [privacy, setPrivacy] = useState(false);
  const [asked, setAsked] = useState(false);

  if (providers.status === "loading") return <p>{t("common.loading")}</p>;
  if (providers.status === "error") {
    return (
      <Alert tone="danger" title={t("login.providersFailed")}>
        <Button kind="secondary" onClick={providers.reload}>
          {t("common.retry")}
        </Button>
      </Alert>
    );
  }
  if (!navigator.cookieEnabled) return <Alert tone="danger" title={t("login.cookies")} />;

  const ids = providers.value.providers
    .map((provider) => provider.id)
    .filter((id) => id !== "anon" && (allowed === undefined || allowed.includes(id)));
  const options: readonly LoginProviderId[] = anonymous ? [...ids, "anon"] : ids;
  const choiceError = asked && chosen === undefined ? t("login.choose") : undefined;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (chosen !== undefined && terms && privacy) {
      onDecide({ providerId: chosen, termsVersion: providers.value.termsVersion });
      return;
    }
    const first =
      chosen === undefined ? `login-${options[0] ?? ""}` : terms ? "consent-privacy" : "consent-terms";
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
  };

  return (
    <form className="ap-stack" ref={form} noValidate onSubmit={submit}>
      <fieldset
        className={choiceError === undefined ? "kern-fieldset" : "kern-fieldset kern-fieldset--error"}
        role="radiogroup"
        aria-required="true"
        aria-invalid={choiceError !== undefined || undefined}
        aria-describedby={choiceError === undefined ? undefined : "login-error"}
      >
        <legend className="kern-label">{question}</legend>
        {choiceError !== undefined && <ErrorText id="login-error">{choiceError}</ErrorText>}
        <div className="kern-fieldset__body ap-options">
          {options.map((id) => (
            <ProviderOption key={id} id={id} checked={chosen === id} onChoose={() => setChosen(id)} />
          ))}
        </div>
      </fieldset>
      <Consent terms={terms} privacy={privacy} asked={asked} onTerms={setTerms} onPrivacy={setPrivacy} />
      {failure !== undefined && <Alert tone="danger" title={failure} />}
      <div className="ap-actions">
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? t("login.busy") : action}
        </Button>
      </div>
    </form>
  );
}
