import type { ChangeEvent } from "react";
import type { FieldProps } from "./FieldProps.ts";
import { useForm } from "#ui/form/FormContext.ts";
import { cleanText } from "./cleanText.ts";
import { textOf } from "./textOf.ts";

interface TextBinding {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

/** Text as it is typed. The answer is clean at once, what is shown when the field is left: browsers fill in and leave nothing. */
export function useText({ field, path, view }: FieldProps): TextBinding {
  const { store } = useForm();
  const shown = view.typed ?? textOf(view.value);
  return {
    value: shown,
    onChange({ target }) {
      const clean = cleanText(target.value, field);
      store.type(path, { text: target.value, value: clean === "" ? undefined : clean });
    },
    onBlur() {
      const clean = cleanText(shown, field);
      if (clean !== shown) store.set(path, clean === "" ? undefined : clean);
      store.leave(path);
    },
  };
}
