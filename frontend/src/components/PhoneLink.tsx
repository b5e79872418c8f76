import type { ReactNode } from "react";
import { phoneMark } from "./phoneMark.tsx";

/** A phone number that can be called. */
export function PhoneLink({ number }: { readonly number: string }): ReactNode {
  return phoneMark.phone(number);
}
