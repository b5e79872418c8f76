import { XMLSerializer } from "@xmldom/xmldom";
import type { Markup } from "../../saml-provider/xml/xml.ts";

/** An element as its author wrote it, with every namespace declared where it is needed. */
export function asWritten(element: Element | undefined): Markup {
  return { markup: element === undefined ? "" : new XMLSerializer().serializeToString(element) };
}
