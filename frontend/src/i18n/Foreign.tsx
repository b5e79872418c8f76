import type { ReactNode } from "react";
import { useForeign } from "./useForeign.ts";

/** Words of settings, services and forms within a page: in a further language marked as what they are told in. */
export function Foreign({ children }: { readonly children: ReactNode }): ReactNode {
  return <span {...useForeign()}>{children}</span>;
}
