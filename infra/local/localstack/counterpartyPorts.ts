import type { LocalPorts } from "../supervisor/localPorts.ts";

/** Where functions call the counterparties of this machine; the eID client is called by browsers alone. */
export function counterpartyPorts(ports: LocalPorts): readonly number[] {
  const { identity, fitConnect, saml, xta, payment } = ports;
  return [identity, fitConnect, ...saml.values(), xta ?? [], payment ?? []].flat();
}
