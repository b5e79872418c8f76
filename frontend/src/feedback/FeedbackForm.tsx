import "virtual:kern/fields.css";
import "../styles/fields.css";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { bareAddress, isEmailAddress } from "#domain/text/bareAddress.ts";
import { FEEDBACK_MAX_CHARACTERS } from "#domain/operation/rateLimits.ts";
import type { BodyOf } from "#contract/operations.ts";
import { blockReload } from "../builds/reloadGuards.ts";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ErrorText } from "../components/ErrorText.tsx";
import { RichParagraph } from "../i18n/RichMessage.tsx";
import { portalSettings } from "../settings/portalSettings.ts";
import { feedback, showFeedback, type FeedbackKind } from "./feedbackState.ts";
import { isProblem } from "../api/ApiFailure.ts";
import { callToSend } from "../api/client.ts";

type FeedbackFailure = "text-missing" | "email-wrong" | "offline" | "too-many" | "failed";

/** What was typed stays while the window is open: on another page, and after a failure. */
let typed = { text: "", email: "" };
blockReload(() => typed.text !== "");

export function FeedbackForm({ page }: Pick<BodyOf<"sendFeedback">, "page">): ReactNode {
  const { t, locale } = useTranslation();
  const id = useId();
  const kind = feedback.now().kind ?? "barrier";
  const [{ text, email }, setTyped] = useState(typed);
  const [state, setState] = useState<"asking" | "sending" | "sent" | FeedbackFailure>("asking");
  const textField = useRef<HTMLTextAreaElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  /** What would be typed meanwhile would be lost with what was sent. */
  const isSending = state === "sending";
  const wrongText = state === "text-missing";
  const wrongEmail = state === "email-wrong";

  const type = (change: Partial<typeof typed>): void => {
    typed = { text, email, ...change };
    setTyped(typed);
  };
  useEffect(() => {
    if (wrongText) textField.current?.focus();
    if (wrongEmail) emailField.current?.focus();
    if (state === "sent") thanks.current?.focus();
  }, [state, wrongText, wrongEmail]);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setState("sending");
    const outcome = await sendFeedback({ kind, text, email, page, locale });
    if (outcome === "sent") type({ text: "" });
    setState(outcome);
  };

  if (state === "sent") {
    return (
      <div className="ap-stack-s">
        <p ref={thanks} tabIndex={-1}>
          {t(email === "" ? "feedback.thanks" : "feedback.thanksAnswer")}
        </p>
        <div className="ap-actions">
          <Button kind="secondary" onClick={() => setState("asking")}>
            {t("feedback.more")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form className="ap-stack ap-col" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t("feedback.intro")}</p>
      <FeedbackKinds kind={kind} onChange={(next) => showFeedback({ kind: next })} />
      <div className={wrongText ? "kern-form-input kern-form-input--error" : "kern-form-input"}>
        <label className="kern-label" htmlFor={`${id}-text`}>
          {t("feedback.text")}
        </label>
        <div className="kern-hint" id={`${id}-text-hint`}>
          {t("feedback.textHint")}
        </div>
        {wrongText && <ErrorText id={`${id}-text-error`}>{t("feedback.textMissing")}</ErrorText>}
        <textarea
          className={
            wrongText ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
          }
          id={`${id}-text`}
          ref={textField}
          rows={5}
          required
          maxLength={FEEDBACK_MAX_CHARACTERS}
          aria-invalid={wrongText || undefined}
          aria-describedby={`${id}-text-hint${wrongText ? ` ${id}-text-error` : ""}`}
          value={text}
          readOnly={isSending}
          onChange={(event) => type({ text: event.target.value })}
        />
      </div>
      <div className={wrongEmail ? "kern-form-input kern-form-input--error" : "kern-form-input"}>
        <label className="kern-label" htmlFor={`${id}-email`}>
          {t("feedback.email")} {t("common.optional")}
        </label>
        <div className="kern-hint" id={`${id}-email-hint`}>
          {t("feedback.emailHint")}
        </div>
        {wrongEmail && <ErrorText id={`${id}-email-error`}>{t("feedback.emailWrong")}</ErrorText>}
        <input
          className={
            wrongEmail ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
          }
          type="email"
          autoComplete="email"
          id={`${id}-email`}
          ref={emailField}
          maxLength={254}
          aria-invalid={wrongEmail || undefined}
          aria-describedby={`${id}-email-hint${wrongEmail ? ` ${id}-email-error` : ""}`}
          value={email}
          readOnly={isSending}
          onChange={(event) => type({ email: event.target.value })}
        />
      </div>
      <div role="alert">
        {(state === "offline" || state === "too-many" || state === "failed") && (
          <Alert tone="danger" title={t("feedback.failed.title")}>
            <p>{t(`feedback.${state}`)}</p>
          </Alert>
        )}
      </div>
      <div className="ap-actions">
        <Button kind="primary" type="submit" busy={isSending}>
          {t(isSending ? "feedback.sending" : "feedback.send")}
        </Button>
      </div>
      <RichParagraph
        className="ap-small"
        text={t("feedback.mail", { feedbackEmail: portalSettings.accessibility.feedbackEmail })}
        marks={{
          mail: (address) => (
            <a className="kern-link" href={`mailto:${address}`}>
              {address}
            </a>
          ),
        }}
      />
    </form>
  );
}

/** Sends what was typed, or says what is missing. */
async function sendFeedback(
  typed: BodyOf<"sendFeedback"> & { readonly email: string },
): Promise<"sent" | FeedbackFailure> {
  const email = bareAddress(typed.email);
  if (!/[^\s\p{C}]/u.test(typed.text)) return "text-missing";
  if (email !== "" && !isEmailAddress(email)) return "email-wrong";
  const { kind, text, page, locale } = typed;
  const answered = await callToSend("sendFeedback", {
    body: { kind, text, page, locale, ...(email !== "" && { email }) },
  });
  if (answered.ok) return "sent";
  if (answered.failure.kind === "offline") return "offline";
  if (isProblem(answered.failure, "too-many-requests")) return "too-many";
  return "failed";
}

const KINDS: readonly FeedbackKind[] = ["barrier", "praise", "blame"];

interface FeedbackKindsProps {
  readonly kind: FeedbackKind;
  readonly onChange: (kind: FeedbackKind) => void;
}

function FeedbackKinds({ kind, onChange }: FeedbackKindsProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">{t("feedback.kind")}</legend>
      <div className="kern-fieldset__body">
        {KINDS.map((one) => (
          <CheckOption
            key={one}
            type="radio"
            id={`${id}-${one}`}
            name={id}
            label={t(`feedback.kind.${one}`)}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}
