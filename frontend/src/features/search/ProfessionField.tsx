import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ComboboxOption } from "../../components/ComboboxInput.tsx";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { unbrokenName } from "../../i18n/unbrokenName.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { searchState } from "./LocationField.tsx";
import { SearchField } from "./SearchField.tsx";
import { type Profession, useProfessionSearch } from "./useProfessionSearch.ts";

export interface ProfessionFieldProps {
  readonly id: string;
  readonly chosen: Profession | undefined;
  readonly error: string | undefined;
  readonly onChoose: (profession: Profession | undefined) => void;
}

export function ProfessionField({ id, chosen, error, onChoose }: ProfessionFieldProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [text, setText] = useState("");
  const found = useProfessionSearch(text);
  const result = found?.status === "ready" ? found.value : undefined;
  const hint = (
    <RichMessage
      text={t("search.profession.hint")}
      marks={{ other: (word) => <span lang={locale === "de" ? "en" : "de"}>{word}</span> }}
    />
  );
  return (
    <SearchField
      id={id}
      label={t("search.profession.label")}
      hint={hint}
      icon="search"
      text={text}
      options={(result?.professions ?? []).map(optionOf)}
      chosen={chosen && optionOf(chosen)}
      state={searchState(found?.status)}
      complete={result?.complete ?? true}
      error={error}
      onType={setText}
      onChoose={({ profession }) => onChoose(profession)}
      onClear={() => onChoose(undefined)}
    />
  );
}

function optionOf(profession: Profession): ComboboxOption & { readonly profession: Profession } {
  const { id, title, germanTitle } = profession;
  const german = title !== germanTitle && { detail: unbrokenName(germanTitle), detailLang: "de" };
  return { key: id, label: unbrokenName(title), ...german, profession };
}
