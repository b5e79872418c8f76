import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import { Button } from "#ui/components/Button.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { encodeProcessData, parseProcessData } from "#ui/search/process-data/processData.ts";
import { ProcessDataWarning } from "#ui/search/process-data/ProcessDataWarning.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";

/** For tests of the hand-over: takes the object of a recognition finder as text. */
export function MockJsonPage(): ReactNode {
  const { t, locale } = useTranslation();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const data = parseProcessData(text);
    if (data === undefined) setRefused(true);
    else navigateTo(pageAddress("antrag-start", { locale, query: { processData: encodeProcessData(data) } }));
  };
  if (refused) return <ProcessDataWarning />;
  return (
    <div className="ap-wrap">
      <form className="ap-stack ap-col" onSubmit={submit}>
        <PageHeading title={t("mockJson.title")} />
        <div className="kern-form-input">
          <label className="kern-label" htmlFor="json">
            {t("mockJson.label")}
          </label>
          <div className="kern-hint" id="json-hint">
            {t("mockJson.hint")}
          </div>
          <textarea
            className="kern-form-input__input"
            id="json"
            rows={10}
            aria-describedby="json-hint"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="ap-actions">
          <Button kind="primary" type="submit">
            {t("mockJson.open")}
          </Button>
        </div>
      </form>
    </div>
  );
}
