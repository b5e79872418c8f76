import { expect, it } from "vitest";
import { counterpartyPorts } from "#infra/laptop/settings/localPorts.ts";

const ports = {
  portal: 5000,
  aws: 4566,
  identity: 5002,
  fitConnect: 5003,
  reload: 5004,
  eidClient: 5005,
  xta: 5020,
  payment: 5021,
  saml: new Map([
    ["nkb", 5006],
    ["elster", 5007],
  ]),
};

it("functions call every counterparty but the one on the person's device, and no part of the portal", () => {
  expect(counterpartyPorts(ports)).toEqual([5002, 5003, 5006, 5007, 5020, 5021]);
  expect(counterpartyPorts({ ...ports, xta: undefined, payment: undefined, saml: new Map() })).toEqual([
    5002, 5003,
  ]);
});
