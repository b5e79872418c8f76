import type { ReactNode } from "react";
import { describedBy as idsOf } from "#ui/components/ErrorText.tsx";
import { Affixed, FieldFrame, InGerman } from "../control/FieldFrame.tsx";
import { type FieldProps, inputProps, useLanguageOfWords, useText } from "../control/useControl.ts";
import { Counter, roomLeft } from "../control/Counter.tsx";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";

const TYPES: Readonly<Record<string, string>> = {
  email: "email",
  phoneNumber: "tel",
  url: "url",
  password: "password",
};

/** Letters in a line of a small phone, where the browser does not size the field by its content. */
const ON_A_PHONE = 24;

/** One line of text: words, an e-mail address, a phone number, an address in the web. */
export function TextField(props: FieldProps): ReactNode {
  const text = useText(props);
  // What stands in a paper or an account is copied as it is.
  const language = useLanguageOfWords(props.field);
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
        // A long name of a profession is read whole, also on a small phone.
        if (control.notAsked && !affixed) {
          return (
            <textarea
              className="kern-form-input__input ap-whole"
              id={control.id}
              name={control.path}
              lang={control.field.source === undefined ? undefined : "de"}
              rows={Math.max(1, Math.ceil(text.value.length / ON_A_PHONE))}
              aria-describedby={control.describedBy}
              aria-invalid={control.invalid}
              readOnly
              value={unbrokenName(text.value)}
            />
          );
        }
        // Belongs to the question, and is read with it.
        const languageId = language !== undefined && `${control.id}-language`;
        const described = { ...control, describedBy: idsOf(control.describedBy, languageId) };
        return (
          <>
            {language !== undefined && <InGerman id={`${control.id}-language`} text={language} />}
            {affixed ? <Affixed control={described}>{input}</Affixed> : input(described.describedBy)}
            {left !== undefined && <Counter left={left} />}
          </>
        );
      }}
    </FieldFrame>
  );
}
