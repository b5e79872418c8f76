import {
  XmlBufferInputProvider,
  xmlCleanupInputProvider,
  XmlDocument,
  XmlElement,
  XmlLibError,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from "libxml2-wasm";
import { MAIN_XSD, type MapFailure, TOLD_PLACES, type XmlMap } from "#domain/sending/DataMap.ts";
import { err, ok, type Result } from "#domain/result.ts";

/**
 * The places where XML breaks its schema, the first of them; none: it follows it. Schemas import each other only by name
 * among the given files: nothing is asked for elsewhere.
 */
export function xmlMisfits(xsd: XmlMap["xsd"], xml: string): Result<readonly string[], MapFailure> {
  const bytes = new TextEncoder();
  const files = Object.entries(xsd).map(([name, text]) => [name, bytes.encode(text)] as const);
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(files)));
  try {
    return checked({ xsd, xml });
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    const [cause = ""] = error.message.split("\n");
    return err({ kind: "map-unusable", cause: `its schema: ${cause}` });
  } finally {
    xmlCleanupInputProvider();
  }
}

function checked({
  xsd,
  xml,
}: {
  readonly xsd: XmlMap["xsd"];
  readonly xml: string;
}): Result<readonly string[], MapFailure> {
  using schema = XmlDocument.fromString(xsd[MAIN_XSD] ?? "", { url: MAIN_XSD });
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return ok([]);
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    const known = Object.values(xsd).join("\n");
    const places = error.details.map(
      ({ xpath, message }) => `${placeOf(document, { xpath: xpath ?? "", known })} (${ruleOf(message)})`,
    );
    return ok([...new Set(places)].slice(0, TOLD_PLACES));
  }
}

/** `/antrag/person/born`: names that stand in no schema may come out of the data and are not told. */
function placeOf(
  document: XmlDocument,
  { xpath, known }: { readonly xpath: string; readonly known: string },
): string {
  const steps = xpath.split("/").slice(1);
  const names = steps.map((_, index) => {
    const found = document.get(`/${steps.slice(0, index + 1).join("/")}`);
    const name = found instanceof XmlElement ? found.name : "";
    return known.includes(`"${name}"`) ? name : "*";
  });
  return `/${names.join("/")}`;
}

/** Sentences of the library hold values of the data; only what kind of mistake it is is told. */
function ruleOf(message: string): string {
  if (message.includes("Missing child element")) return "an element is missing";
  if (message.includes("not expected")) return "the element is not expected";
  if (message.includes("ttribute")) return "attribute";
  return "value";
}
