import type { ReactNode } from "react";
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

const Affixed = more((parts) => parts.Affixed);
const Counter = more((parts) => parts.Counter);

/** One line of text: words, an e-mail address, a phone number, an address in the web. */
export function TextField(props: FieldProps): ReactNode {
  const text = useText(props);
  const left = roomLeft(props.field, text.value);
  const affixed = props.field.prefix !== undefined || props.field.suffix !== undefined;
  return (
    <FieldFrame {...props}>
      {(control) => {
        const input = (describedBy: string | undefined): ReactNode => (
          <input
            {...inputProps(control)}
            {...text}
            type={TYPES[props.field.type] ?? "text"}
            aria-describedby={describedBy}
          />
        );
        return (
          <>
            {affixed ? <Affixed control={control}>{input}</Affixed> : input(control.describedBy)}
            {left !== undefined && <Counter left={left} />}
          </>
        );
      }}
    </FieldFrame>
  );
}
