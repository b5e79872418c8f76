import type { ReactNode } from "react";
import { Affixed } from "../Affixed.tsx";
import { Counter } from "../Counter.tsx";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { inputProps } from "../inputProps.ts";
import { useText } from "../useText.ts";

const TYPES: Readonly<Record<string, string>> = {
  email: "email",
  phoneNumber: "tel",
  url: "url",
  password: "password",
};

/** One line of text: words, an e-mail address, a phone number, an address in the web. */
export function TextField(props: FieldProps): ReactNode {
  const text = useText(props);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <Affixed control={control}>
            {(described) => (
              <input
                {...inputProps(control)}
                {...text}
                type={TYPES[props.field.type] ?? "text"}
                aria-describedby={described}
              />
            )}
          </Affixed>
          <Counter field={props.field} text={text.value} />
        </>
      )}
    </FieldFrame>
  );
}
