import type { ChangeEvent } from "react";
import { cleanText } from "./cleanText.ts";
import type { FieldProps } from "./FieldProps.ts";
import { useForm } from "./FormContext.ts";
import { textOf } from "./textOf.ts";

interface TextBinding {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

/** Text as it is typed; what is cleaned up is cleaned up when the field is left. */
export function useText({ field, path, view }: FieldProps): TextBinding {
  const { store } = useForm();
  const shown = view.typed ?? textOf(view.value);
  return {
    value: shown,
    onChange({ target }) {
      store.type(path, { text: target.value, value: target.value === "" ? undefined : target.value });
    },
    onBlur() {
      const clean = cleanText(shown, field);
      if (clean !== shown) store.set(path, clean === "" ? undefined : clean);
      store.leave(path);
    },
  };
}
