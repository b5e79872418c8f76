import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import type { ProcessData } from "../../features/process-data/processData.ts";
import { LocationField } from "../../features/search/LocationField.tsx";
import type { PlaceHit } from "../../features/search/useLocationSearch.ts";

export interface ChooseLocationProps {
  readonly onChoose: (location: NonNullable<ProcessData["location"]>) => void;
}

/** A hand-over without a place: an online application can be shown once the place is known. */
export function ChooseLocation({ onChoose }: ChooseLocationProps): ReactNode {
  const { t } = useTranslation();
  const [place, setPlace] = useState<PlaceHit>();
  const [asked, setAsked] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (place === undefined) document.getElementById("ort")?.focus();
    else onChoose({ ars: place.ars, place: place.place, postalCode: place.postalCode });
  };
  return (
    <div className="ap-wrap">
      <form className="ap-stack ap-col" noValidate onSubmit={submit}>
        <PageHeading title={t("start.location.title")} />
        <Note icon="info">
          <p>{t("start.location.note")}</p>
        </Note>
        <LocationField
          id="ort"
          chosen={place}
          error={asked && place === undefined ? t("search.choose") : undefined}
          onChoose={setPlace}
        />
        <div className="ap-actions">
          <Button kind="primary" type="submit">
            {t("start.location.next")}
          </Button>
        </div>
      </form>
    </div>
  );
}
