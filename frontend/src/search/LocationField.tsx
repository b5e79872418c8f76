import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { ComboboxOption } from "../components/combobox/ComboboxInput.tsx";
import { SearchField } from "./SearchField.tsx";
import type { Choice } from "./useChoice.ts";
import { type PlaceHit, useLocationSearch } from "./useSearches.ts";

/** Names of the states as they stand in both languages: official names are not translated. */
const REGION_NAMES: Readonly<Record<PlaceHit["region"], string>> = {
  BB: "Brandenburg",
  BE: "Berlin",
  BW: "Baden-Württemberg",
  BY: "Bayern",
  FED: "Deutschland",
  HB: "Bremen",
  HE: "Hessen",
  HH: "Hamburg",
  MV: "Mecklenburg-Vorpommern",
  NI: "Niedersachsen",
  NW: "Nordrhein-Westfalen",
  RP: "Rheinland-Pfalz",
  SH: "Schleswig-Holstein",
  SL: "Saarland",
  SN: "Sachsen",
  ST: "Sachsen-Anhalt",
  TH: "Thüringen",
};

export interface LocationFieldProps {
  readonly id: string;
  readonly choice: Choice<PlaceHit>;
}

/** Where the person wants to work: decides the state and the authority. */
export function LocationField({ id, choice }: LocationFieldProps): ReactNode {
  const { t } = useTranslation();
  const found = useLocationSearch(choice.text);
  return (
    <SearchField
      id={id}
      label={t("search.location.label")}
      hint={t("search.location.hint")}
      none={t("search.location.none")}
      icon="pin"
      choice={choice}
      found={found}
      optionOf={optionOf}
    />
  );
}

function optionOf(place: PlaceHit): ComboboxOption & { readonly hit: PlaceHit } {
  return {
    key: `${place.ars}-${place.postalCode}-${place.place}`,
    label: place.isWhole ? place.place : `${place.postalCode} ${place.place}`,
    lang: "de",
    detail: [place.district, REGION_NAMES[place.region]].filter((part) => part !== undefined).join(", "),
    detailLang: "de",
    hit: place,
  };
}
