import type { ReactNode } from "react";
import type { LazyMessages } from "../i18n/lazyMessages.ts";

/** Code and texts of a page, loaded together when the page is first shown; one language at a time. */
export interface LazyPage {
  readonly load: () => Promise<() => ReactNode>;
  readonly messages: LazyMessages;
}
