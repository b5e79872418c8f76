import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ComboboxOption } from "../../components/ComboboxInput.tsx";
import { REGION_NAMES } from "./regionNames.ts";
import { SearchField } from "./SearchField.tsx";
import { type PlaceHit, useLocationSearch } from "./useLocationSearch.ts";

export interface LocationFieldProps {
  readonly id: string;
  readonly chosen: PlaceHit | undefined;
  readonly error: string | undefined;
  readonly onChoose: (place: PlaceHit | undefined) => void;
}

/** Where the person wants to work: decides the state and the authority. */
export function LocationField({ id, chosen, error, onChoose }: LocationFieldProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const found = useLocationSearch(text);
  const result = found?.status === "ready" ? found.value : undefined;
  const options = (result?.locations ?? []).map(optionOf);
  return (
    <SearchField
      id={id}
      label={t("search.location.label")}
      hint={t("search.location.hint")}
      icon="pin"
      text={text}
      options={options}
      chosen={chosen && optionOf(chosen)}
      state={searchState(found?.status)}
      complete={result?.complete ?? true}
      error={error}
      onType={setText}
      onChoose={({ place }) => onChoose(place)}
      onClear={() => onChoose(undefined)}
    />
  );
}

function optionOf(place: PlaceHit): ComboboxOption & { readonly place: PlaceHit } {
  return {
    key: `${place.ars}-${place.postalCode}-${place.place}`,
    label: `${place.postalCode} ${place.place}`,
    detail: [place.district, REGION_NAMES[place.region]].filter((part) => part !== undefined).join(", "),
    place,
  };
}

export function searchState(
  status: "loading" | "error" | "ready" | undefined,
): "idle" | "loading" | "failed" | "found" {
  if (status === undefined) return "idle";
  return status === "loading" ? "loading" : status === "error" ? "failed" : "found";
}
