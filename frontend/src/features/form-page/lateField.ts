import type { ReactNode } from "react";
import { lazyPart } from "../../components/lazyPart.tsx";
import type { LazyMessages } from "../../i18n/lazyMessages.ts";
import type { FieldProps } from "./FieldProps.ts";

/** The control of a field. */
export type Control = (props: FieldProps) => ReactNode;

/** Texts of what only some forms have. */
export const lateMessages: LazyMessages = {
  de: async () => (await import("./fieldMessages.de.ts")).de,
  en: async () => (await import("./fieldMessages.en.ts")).en,
};

/** A type of field that the first page of a form seldom shows: it loads when it is needed. */
export function lateField(load: () => Promise<Control>): Control {
  return lazyPart(load, [lateMessages]);
}
