import { LEVELS, type Level } from "../request/AskedLogin.ts";
import { attribute, inside, text } from "../xml/readXml.ts";

/** The least level that a request accepts; without a wish the lowest, undefined for a word that nobody knows. */
export function askedLevel(request: Element, words: Readonly<Record<Level, string>>): Level | undefined {
  const [context] = inside(request, "saml2p:RequestedAuthnContext");
  if (context === undefined) return "low";
  if (attribute(context, "Comparison") !== "minimum") return undefined;
  const wanted = text(inside(context, "saml2:AuthnContextClassRef")[0]);
  return LEVELS.find((level) => words[level] === wanted);
}
