import { phoneHref } from "./phoneHref.ts";

/** For `RichMessage`: a phone number in a sentence can be called. */
export const phoneMark = {
  phone: (number: string) => (
    <a className="kern-link" href={phoneHref(number)}>
      {number}
    </a>
  ),
};
