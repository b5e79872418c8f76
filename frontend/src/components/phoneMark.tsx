import { PhoneLink } from "./PhoneLink.tsx";

/** For `RichMessage`: a phone number in a sentence can be called. */
export const phoneMark = { phone: (number: string) => <PhoneLink number={number} /> };
