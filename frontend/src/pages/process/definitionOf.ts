import { call } from "../../api/call.ts";
import type { ProcessView } from "./ProcessView.ts";

/** The form of an application, whole or as far as its first page needs it. */
export function definitionOf(
  process: ProcessView,
  { locale, part }: { readonly locale: "de" | "en"; readonly part?: "first" },
) {
  const { fmsFormId, formVersion: version } = process;
  const query = { locale, version, ...(part !== undefined && { part }) };
  return call("getDefinition", { path: { fmsFormId }, query });
}
