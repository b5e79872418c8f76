import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { ErrorText } from "#ui/components/ErrorText.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import type { PageId } from "#ui/navigation/routes.ts";

export interface ConsentProps {
  readonly terms: boolean;
  readonly privacy: boolean;
  /** Whether the person tried to go on: only then something missing is an error. */
  readonly asked: boolean;
  readonly onTerms: (accepted: boolean) => void;
  readonly onPrivacy: (accepted: boolean) => void;
}

/** Terms of use and data protection, both asked at every use. */
export function Consent({ terms, privacy, asked, onTerms, onPrivacy }: ConsentProps): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">{t("login.consent")}</legend>
      <div className="kern-fieldset__body">
        <ConsentBox
          id="consent-terms"
          checked={terms}
          error={asked && !terms ? t("login.terms.missing") : undefined}
          onChange={onTerms}
        >
          <LinkedText text={t("login.terms")} page="terms-of-use" />
        </ConsentBox>
        <ConsentBox
          id="consent-privacy"
          checked={privacy}
          error={asked && !privacy ? t("login.privacy.missing") : undefined}
          onChange={onPrivacy}
        >
          <LinkedText text={t("login.privacy")} page="privacy-policy" />
        </ConsentBox>
      </div>
    </fieldset>
  );
}

interface ConsentBoxProps {
  readonly id: string;
  readonly checked: boolean;
  /** What to do, once the person tried to go on without it. */
  readonly error: string | undefined;
  readonly children: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

function ConsentBox({ id, checked, error, children, onChange }: ConsentBoxProps): ReactNode {
  const missing = error !== undefined;
  return (
    <div className={missing ? "kern-form-check kern-form-check--error" : "kern-form-check"}>
      {missing && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <input
        className={
          missing ? "kern-form-check__checkbox kern-form-check__checkbox--error" : "kern-form-check__checkbox"
        }
        type="checkbox"
        id={id}
        checked={checked}
        required
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="kern-label" htmlFor={id}>
        {children}
      </label>
    </div>
  );
}

/** Opens in a new window, so that nothing chosen here is lost while reading. */
function LinkedText({ text, page }: { readonly text: string; readonly page: PageId }): ReactNode {
  return (
    <span>
      <RichMessage
        text={text}
        marks={{
          page: (label) => (
            <PageLink page={page} className="kern-link" newWindow>
              {label}
            </PageLink>
          ),
        }}
      />
    </span>
  );
}
