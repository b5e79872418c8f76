import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../components/Button.tsx";
import { useScriptRuns } from "../../components/useScriptRuns.ts";
import { encodeProcessData } from "../../features/process-data/processData.ts";
import { LocationField } from "../../features/search/LocationField.tsx";
import { ProfessionField } from "../../features/search/ProfessionField.tsx";
import type { PlaceHit } from "../../features/search/useLocationSearch.ts";
import type { Profession } from "../../features/search/useProfessionSearch.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { OriginQuestion } from "./OriginQuestion.tsx";

/** Profession and place lead to the start of the right application. */
export function FindApplication(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const scriptRuns = useScriptRuns();
  const [profession, setProfession] = useState<Profession>();
  const [place, setPlace] = useState<PlaceHit>();
  const [leiKaId, setLeiKaId] = useState<string>();
  const [asked, setAsked] = useState(false);
  const codes = profession?.codes ?? [];
  const code = codes.length === 1 ? codes[0]?.leiKaId : leiKaId;
  const missing = asked ? t("search.choose") : undefined;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (profession === undefined) document.getElementById("beruf")?.focus();
    else if (place === undefined) document.getElementById("ort")?.focus();
    else if (code === undefined) document.getElementById("origin-0")?.focus();
    else {
      const { ars, place: name, postalCode } = place;
      const data = { leiKaId: code, location: { ars, place: name, postalCode }, professionId: profession.id };
      navigateTo(pageAddress("antrag-start", { locale, query: { processData: encodeProcessData(data) } }));
    }
  };

  return (
    <form
      className="ap-search ap-stack"
      noValidate
      onSubmit={submit}
      aria-labelledby="suche"
      inert={!scriptRuns}
    >
      <h2 className="kern-sr-only" id="suche">
        {t("home.find")}
      </h2>
      <div className="ap-search__row">
        <ProfessionField
          id="beruf"
          chosen={profession}
          error={profession === undefined ? missing : undefined}
          onChoose={(chosen) => {
            setProfession(chosen);
            setLeiKaId(undefined);
          }}
        />
        <LocationField
          id="ort"
          chosen={place}
          error={place === undefined ? missing : undefined}
          onChoose={setPlace}
        />
        <Button kind="primary" type="submit">
          {t("home.find")}
        </Button>
      </div>
      {codes.length > 1 && (
        <OriginQuestion
          codes={codes}
          chosen={leiKaId}
          error={leiKaId === undefined ? missing : undefined}
          onChoose={setLeiKaId}
        />
      )}
      {profession !== undefined && codes.length === 0 && <p className="ap-note">{t("home.noCode")}</p>}
    </form>
  );
}
