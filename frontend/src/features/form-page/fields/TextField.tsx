import type { ReactNode } from "react";
import { Affixed } from "../Affixed.tsx";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { inputProps } from "../inputProps.ts";
import { more } from "../late.ts";
import { roomLeft } from "../roomLeft.ts";
import { useText } from "../useText.ts";

const TYPES: Readonly<Record<string, string>> = {
  email: "email",
  phoneNumber: "tel",
  url: "url",
  password: "password",
};

const Counter = more((parts) => parts.Counter);

/** One line of text: words, an e-mail address, a phone number, an address in the web. */
export function TextField(props: FieldProps): ReactNode {
  const text = useText(props);
  const left = roomLeft(props.field, text.value);
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
          {left !== undefined && <Counter left={left} />}
        </>
      )}
    </FieldFrame>
  );
}
