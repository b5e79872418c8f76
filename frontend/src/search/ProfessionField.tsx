import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { ComboboxOption } from "../components/combobox/ComboboxInput.tsx";
import { foreignValue, RichMessage } from "../i18n/RichMessage.tsx";
import { unbrokenName } from "../i18n/ServiceName.tsx";
import { SearchField } from "./SearchField.tsx";
import type { Choice } from "./useChoice.ts";
import { type Profession, useProfessionSearch } from "./useSearches.ts";

export interface ProfessionFieldProps {
  readonly id: string;
  readonly choice: Choice<Profession>;
  /** What helps where nothing was found. */
  readonly help: ReactNode;
}

export function ProfessionField({ id, choice, help }: ProfessionFieldProps): ReactNode {
  const { t, locale, foreign } = useTranslation();
  const found = useProfessionSearch(choice.text);
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
      none={t("search.profession.none")}
      help={help}
      icon="search"
      choice={choice}
      found={found}
      optionOf={(hit) => ({ ...optionOf(hit), lang: foreign.lang ?? locale })}
    />
  );
}

function optionOf(profession: Profession): ComboboxOption & { readonly hit: Profession } {
  const { id, title, germanTitle, today, name } = profession;
  const german = title !== germanTitle && { detail: unbrokenName(germanTitle), detailLang: "de" };
  const note = (today !== null || name !== null) && { note: <FoundBy profession={profession} /> };
  return { key: id, label: unbrokenName(title), ...german, ...note, hit: profession };
}

/** Why a profession is in the list although its title is another: "früher: Krankenschwester". */
function FoundBy({ profession: { today, name } }: { readonly profession: Profession }): ReactNode {
  const { t } = useTranslation();
  if (today !== null)
    return <RichMessage text={t("search.profession.today", { title: foreignValue(unbrokenName(today)) })} />;
  if (name === null) return null;
  return (
    <RichMessage
      text={t(name.isFormer ? "search.profession.former" : "search.profession.also", { name: name.text })}
      marks={{ name: (word) => <span lang={name.language}>{word}</span> }}
    />
  );
}
