import "#ui/styles/options.css";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { type IdentityProvider, useProviders } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { ErrorSummary, type NamedError } from "#ui/components/status/ErrorSummary.tsx";
import { foreignValue, Foreign, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { Consent, CONSENTS } from "./Consent.tsx";
import { idOfOption, type LoginNeeds, type LoginOption, offeredProviders } from "./providers.ts";
import { SupportHelp } from "#ui/components/contact/PhoneLink.tsx";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ChoiceGroup } from "#ui/components/choice/ChoiceGroup.tsx";
import { NotReady } from "#ui/api/NotReady.tsx";

/** A provider with the level that is asked of it and the terms that were accepted for it. */
export interface LoginDecision extends Pick<LoginNeeds, "trustLevel"> {
  readonly provider: IdentityProvider;
  readonly termsVersion: string;
}

export interface LoginChoiceProps {
  /** How to sign in, unless something else is asked. */
  readonly question?: string;
  /** What the button says; undefined: that one signs in and goes on. */
  readonly action?: string;
  readonly needs: LoginNeeds;
  readonly busy?: boolean;
  readonly failure?: string | undefined;
  readonly onSignIn: (decision: LoginDecision) => void;
  /** Begins without an account; absent where that is not offered. */
  readonly onAnonymous?: (consent: Pick<LoginDecision, "termsVersion">) => void;
}

/** How to begin, and the consent that every sign-in and every anonymous start needs first (specification §5). */
export function LoginChoice(props: LoginChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { question = t("submission.signIn.how"), action = t("submission.signIn.action") } = props;
  const { needs, busy = false, failure, onSignIn, onAnonymous } = props;
  const providers = useProviders();
  const [picked, setPicked] = useState<LoginOption>();
  const [accepted, setAccepted] = useState({ terms: false, privacy: false });
  const [attempt, setAttempt] = useState(0);

  if (!navigator.cookieEnabled) return <Alert tone="danger" title={t("login.cookies")} />;
  if (providers.status !== "ready") return <NotReady read={providers} failed={t("login.providersFailed")} />;

  const offered = offeredProviders(providers.value.providers, needs);
  const options: readonly LoginOption[] = onAnonymous === undefined ? offered : [...offered, "anon"];
  if (options.length === 0) return <NothingOffered />;
  // One way is no choice.
  const chosen = picked ?? (options.length === 1 ? options[0] : undefined);
  const asked = attempt > 0;
  const errors = [
    ...(chosen === undefined
      ? [missing(`login-${idOfOption(options[0] ?? "anon")}`, t("login.choose"))]
      : []),
    ...CONSENTS.filter((consent) => !accepted[consent]).map((consent) =>
      missing(`consent-${consent}`, t(`login.${consent}.missing`)),
    ),
  ];

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (chosen === undefined || errors.length > 0) return;
    const { termsVersion } = providers.value;
    if (chosen === "anon") onAnonymous?.({ termsVersion });
    else onSignIn({ provider: chosen, termsVersion, trustLevel: needs.trustLevel });
  };

  return (
    <form className="ap-stack" noValidate onSubmit={submit}>
      {asked && errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      <ChoiceGroup
        id="login"
        question={question}
        hint={offered.some(({ transient }) => !transient) ? t("login.keeps") : undefined}
        error={asked && chosen === undefined ? t("login.choose") : undefined}
      >
        <div className="kern-fieldset__body ap-options">
          {options.map((option) => (
            <ProviderOption
              key={idOfOption(option)}
              option={option}
              checked={chosen !== undefined && idOfOption(chosen) === idOfOption(option)}
              onChoose={() => setPicked(option)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Consent
        accepted={accepted}
        asked={asked}
        onChange={(change) => setAccepted({ ...accepted, ...change })}
      />
      {failure !== undefined && <Alert tone="danger" title={failure} urgent />}
      <div className="ap-actions">
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? t("login.busy") : action}
        </Button>
      </div>
    </form>
  );
}

function missing(id: string, text: string): NamedError {
  return { id, text, onOpen: () => document.getElementById(id)?.focus() };
}

/** A service can ask for more than any provider of the state gives: then only people help. */
function NothingOffered(): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert tone="warning" title={t("login.nothing.title")}>
      <p>{t("login.nothing.text")}</p>
      <p>
        <SupportHelp />
      </p>
    </Alert>
  );
}

interface ProviderOptionProps {
  readonly option: LoginOption;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function ProviderOption({ option, checked, onChoose }: ProviderOptionProps): ReactNode {
  const { t, locale } = useTranslation();
  const provider = option === "anon" ? undefined : option;
  return (
    <CheckOption
      type="radio"
      id={`login-${idOfOption(option)}`}
      name="login"
      boxed
      label={
        provider === undefined ? (
          t("login.anon.label")
        ) : (
          <RichMessage text={t("login.with", { name: foreignValue(provider.name[locale]) })} />
        )
      }
      hint={
        <>
          <p>{provider === undefined ? t("login.anon.hint") : <Foreign>{provider.needs[locale]}</Foreign>}</p>
          {provider?.transient === true && <p>{t("login.keepsNothing")}</p>}
        </>
      }
      checked={checked}
      onChange={onChoose}
    />
  );
}
