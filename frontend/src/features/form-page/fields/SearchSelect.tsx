import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { announce } from "../../../components/announcements.ts";
import { ComboboxInput } from "../../../components/ComboboxInput.tsx";
import { useDebounced } from "../../../components/useDebounced.ts";
import { answerOfOption, optionOf } from "../choices.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useOptions } from "../useOptions.ts";
import { findOptions, optionByName } from "../findOptions.ts";
import { useForm } from "../FormContext.ts";
import type { Control } from "../useControl.ts";

/** A choice from many: typing a part of the name finds it. */
export function SearchSelect(props: FieldProps): ReactNode {
  return <FieldFrame {...props}>{(control) => <Search control={control} />}</FieldFrame>;
}

function Search({ control }: { readonly control: Control }): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { field, path, id, view, label, required, locked, invalid, describedBy } = control;
  const options = useOptions(field);
  const { typed } = view;
  const found = typed === undefined ? options : findOptions(options, typed);
  // A name typed in full is chosen: a list of it alone would only lie over what comes next.
  const chosen = typed !== undefined && found.length === 1 && optionByName(found, typed) !== undefined;
  const settled = useDebounced(typed === undefined ? undefined : found.length);
  useEffect(() => {
    if (settled !== undefined) announce(t("form.search.found", { count: settled }));
  }, [settled, t]);
  return (
    <ComboboxInput
      id={id}
      name={path}
      label={label}
      icon="search"
      text={typed ?? optionOf(options, view.value)?.label ?? ""}
      options={(chosen ? [] : found).map((option) => ({ key: option.value, label: option.label, option }))}
      required={required}
      locked={locked}
      autoComplete={field.autocomplete}
      describedBy={describedBy}
      invalid={invalid}
      onType={(text) => {
        // What names no option stays as it was typed, and is said when the field is left.
        const option = optionByName(options, text);
        const wrong = option === undefined && text.trim() !== "" ? t("form.search.wrong") : undefined;
        store.type(path, { text, value: answerOfOption(option), wrong });
      }}
      onChoose={({ option }) => store.set(path, answerOfOption(option))}
      onLeave={() => store.leave(path)}
    />
  );
}
