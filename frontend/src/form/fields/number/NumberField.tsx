import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Affixed, FieldFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, inputProps } from "../control/useControl.ts";
import { fromNumber, readNumber } from "./numberText.ts";
import { textOf } from "../control/answerText.ts";
import type { ShownType } from "../control/ShownType.ts";

/** A number, or an amount of money. */
export const number: ShownType = {
  Control: NumberField,
  summary: {
    lines: (field, { value, locale }) => {
      if (typeof value !== "number") return [textOf(value)];
      const number = fromNumber(value, { locale, field });
      return [[field.prefix, number, field.suffix ?? currencyOf(field)].filter(Boolean).join(" ")];
    },
  },
};

/** A number or an amount of money: typed as people write it, shown in the way of the language when it is left. */
function NumberField(props: FieldProps): ReactNode {
  const { field, path, view } = props;
  const { t } = useTranslation();
  const { store } = useForm();
  const { value, typed } = view;
  const { locale } = store.form();
  const text = typed ?? (typeof value === "number" ? fromNumber(value, { locale, field }) : textOf(value));
  const currency = currencyOf(field);
  const shown = currency === undefined || field.suffix !== undefined ? field : { ...field, suffix: currency };
  return (
    <FieldFrame {...props} field={shown}>
      {(control) => (
        <Affixed control={control}>
          {(described) => (
            <input
              {...inputProps(control)}
              type="text"
              inputMode={field.inputMode ?? (field.settings?.decimals === 0 ? "numeric" : "decimal")}
              aria-describedby={described}
              value={text}
              onChange={({ target }) => {
                const read = readNumber(target.value, field);
                const isEmpty = target.value.trim() === "";
                store.type(path, {
                  text: target.value,
                  value: typeof read === "object" ? read.value : undefined,
                  wrong: typeof read === "object" || isEmpty ? undefined : t(wrongKey(read, field)),
                });
              }}
              onBlur={() => store.leave(path)}
            />
          )}
        </Affixed>
      )}
    </FieldFrame>
  );
}

function currencyOf({ type, settings }: FieldProps["field"]): string | undefined {
  return type === "currency" ? (settings?.currency ?? "EUR") : undefined;
}

function wrongKey(read: "none" | "unclear", { settings }: FieldProps["field"]) {
  if (read === "unclear") return "form.number.unclear" as const;
  return settings?.decimals === 0 ? ("form.number.whole" as const) : ("form.number.wrong" as const);
}
