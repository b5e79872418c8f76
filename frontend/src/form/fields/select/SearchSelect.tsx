import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { untilLoaded } from "#ui/builds/untilLoaded.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { announce } from "#ui/components/announcements.ts";
import { ComboboxInput, useDebounced } from "#ui/components/combobox/ComboboxInput.tsx";
import type { Option } from "#forms/CompiledForm.ts";
import { answerOfOption, optionOf } from "../control/answerText.ts";
import { FieldFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, useOptions, type Control } from "../control/useControl.ts";
import { findOptions, givenBefore, meantOption, type NamedOption, optionByName } from "./findOptions.ts";

/** A choice from many: typing a part of the name finds it. */
export function SearchSelect(props: FieldProps): ReactNode {
  return <FieldFrame {...props}>{(control) => <Search control={control} />}</FieldFrame>;
}

function Search({ control }: { readonly control: Control }): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, label, required, locked, invalid, describedBy } = control;
  const { typed } = view;
  const { options, hasNames } = useNamed(useOptions(field), typed !== undefined);
  const found = typed === undefined ? options : findOptions(options, typed);
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const before = typed === undefined ? options.filter(({ value }) => given.has(value)) : [];
  // A name typed in full is chosen: a list of it alone would only lie over what comes next.
  const chosen = typed !== undefined && found.length === 1 && optionByName(found, typed) !== undefined;
  const foundCount = useDebounced(typed === undefined ? undefined : found.length);
  useEffect(() => {
    if (foundCount !== undefined)
      announce(foundCount === 0 ? t("form.search.none") : t("form.search.found", { count: foundCount }));
  }, [foundCount, t]);
  const type = (text: string): void => {
    // What names no option stays as it was typed, and is said when the field is left.
    const option = meantOption(options, text);
    const wrong = option === undefined && text.trim() !== "" ? t("form.search.wrong") : undefined;
    store.type(path, { text, value: answerOfOption(option), wrong });
  };
  const typeAgain = useEffectEvent(() => {
    // Asked of the store: a letter may have been typed since this was rendered.
    const now = store.field(path).typed;
    if (now !== undefined) type(now);
  });
  useEffect(() => {
    if (hasNames) typeAgain();
  }, [hasNames]);
  return (
    <>
      <ComboboxInput
        id={id}
        name={path}
        label={label}
        icon="search"
        text={typed ?? optionOf(options, view.value)?.label ?? ""}
        options={(chosen ? [] : [...new Set([...before, ...found])]).map((option) => ({
          key: option.value,
          label: option.label,
          option,
          ...(before.includes(option) && { detail: t("form.search.before") }),
        }))}
        required={required}
        locked={locked}
        autoComplete={field.autocomplete}
        describedBy={describedBy}
        invalid={invalid}
        onEnter={() => setGiven(givenBefore(store.form(), { data: store.data(), field }))}
        onType={type}
        onChoose={({ option }) => store.set(path, answerOfOption(option))}
        onLeave={() => store.leave(path)}
      />
      {found.length === 0 && <p className="ap-small ap-muted">{t("form.search.none")}</p>}
    </>
  );
}

/** The names of countries in many languages load with the first letter; what was typed is then looked at once more. */
function useNamed(options: readonly Option[], isTyped: boolean) {
  const [withNames, setWithNames] = useState<(options: readonly Option[]) => readonly NamedOption[]>();
  useEffect(() => {
    if (!isTyped) return;
    untilLoaded(() => import("./countryNames.ts")).then(
      ({ withCountryNames }) => setWithNames(() => withCountryNames),
      () => undefined,
    );
  }, [isTyped]);
  const named: readonly NamedOption[] = useMemo(() => withNames?.(options) ?? options, [options, withNames]);
  return { options: named, hasNames: withNames !== undefined };
}
