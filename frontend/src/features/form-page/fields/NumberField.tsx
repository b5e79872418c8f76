import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Affixed } from "../Affixed.tsx";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useForm } from "../FormContext.ts";
import { inputProps } from "../inputProps.ts";
import { fromNumber, toNumber } from "../numberText.ts";
import { textOf } from "../textOf.ts";

/** A number or an amount of money: typed as people write it, shown in the way of the language when it is left. */
export function NumberField(props: FieldProps): ReactNode {
  const { field, path, view } = props;
  const { t } = useTranslation();
  const { store } = useForm();
  const { value, typed } = view;
  const { locale } = store.form();
  const text = typed ?? (typeof value === "number" ? fromNumber(value, { locale, field }) : textOf(value));
  const currency = field.type === "currency" ? (field.settings?.currency ?? "EUR") : undefined;
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
                const number = toNumber(target.value, locale);
                const wrong = number === undefined && target.value.trim() !== "";
                store.type(path, {
                  text: target.value,
                  value: number,
                  wrong: wrong ? t("form.number.wrong") : undefined,
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
