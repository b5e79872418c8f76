import { elementsOf } from "../xml/elementsOf.ts";

/** Attributes that readers of signatures take for ids. */
const ID_ATTRIBUTES = ["ID", "Id", "id"] as const;

/**
 * Whether a message has one assertion at the most, wherever it stands, and no id twice. Right messages have; wrapped ones
 * (a signed part kept where nobody reads, a forged one where it stood) do not, so that they fall before any signature is
 * looked at.
 */
export function hasPlainStructure(message: Document): boolean {
  const everything = elementsOf(message, { namespace: "*", local: "*" });
  const assertions = everything.filter(
    ({ localName }) => localName === "Assertion" || localName === "EncryptedAssertion",
  );
  const ids = everything.flatMap((element) =>
    ID_ATTRIBUTES.filter((name) => element.hasAttribute(name)).map((name) => element.getAttribute(name)),
  );
  return assertions.length <= 1 && new Set(ids).size === ids.length;
}
