import { elementsOf } from "../xml/elementsOf.ts";

/** Attributes that readers of signatures take for ids. */
const ID_ATTRIBUTES = ["ID", "Id", "id"] as const;

/**
 * Whether a message has at most one assertion, wherever it stands, and no id twice. Valid messages do; wrapped ones
 * (the signed part kept in an unread place, a forged one in its position) do not, so that they are refused before any
 * signature is verified.
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
