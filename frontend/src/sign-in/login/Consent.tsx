import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { ErrorText } from "#ui/components/ErrorText.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import type { PageId } from "#ui/navigation/routes.ts";

export const CONSENTS = ["terms", "privacy"] as const;

const PAGES = { terms: "terms-of-use", privacy: "privacy-policy" } as const;

export interface ConsentProps {
  readonly accepted: Readonly<Record<(typeof CONSENTS)[number], boolean>>;
  /** Whether the person tried to go on: only then something missing is an error. */
  readonly asked: boolean;
  readonly onChange: (change: Partial<ConsentProps["accepted"]>) => void;
}

/** Terms of use and data protection, both asked at every use. */
export function Consent({ accepted, asked, onChange }: ConsentProps): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">{t("login.consent")}</legend>
      <div className="kern-fieldset__body">
        {CONSENTS.map((consent) => {
          const id = `consent-${consent}`;
          const missing = asked && !accepted[consent];
          return (
            <div className={missing ? "kern-form-check kern-form-check--error" : "kern-form-check"} key={id}>
              {missing && <ErrorText id={`${id}-error`}>{t(`login.${consent}.missing`)}</ErrorText>}
              <input
                className={
                  missing
                    ? "kern-form-check__checkbox kern-form-check__checkbox--error"
                    : "kern-form-check__checkbox"
                }
                type="checkbox"
                id={id}
                checked={accepted[consent]}
                required
                aria-invalid={missing || undefined}
                aria-describedby={missing ? `${id}-error` : undefined}
                onChange={({ target }) => onChange({ [consent]: target.checked })}
              />
              <label className="kern-label" htmlFor={id}>
                <span>
                  <RichMessage text={t(`login.${consent}`)} marks={{ page: linkTo(PAGES[consent]) }} />
                </span>
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Opens in a new window, so that nothing chosen here is lost while reading. */
function linkTo(page: PageId) {
  return (label: string): ReactNode => (
    <PageLink page={page} className="kern-link" newWindow>
      {label}
    </PageLink>
  );
}
