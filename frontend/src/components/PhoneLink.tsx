import type { ReactNode } from "react";
import { phoneHref } from "./phoneHref.ts";

/** A phone number that can be called. */
export function PhoneLink({ number }: { readonly number: string }): ReactNode {
  return (
    <a className="kern-link" href={phoneHref(number)}>
      {number}
    </a>
  );
}
