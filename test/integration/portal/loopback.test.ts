import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, inject, it } from "vitest";

const url = inject("portalUrl");

/** Addresses under which other machines would reach this one. */
const ADDRESSES = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.flatMap(({ address, internal, family }) => (internal || family !== "IPv4" ? [] : address)),
);

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (answered: boolean) => () => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", end(true)).once("error", end(false)).once("timeout", end(false));
  });
}

it("A portal on one machine answers this machine and no other, and so does everything that its console names", async () => {
  const described = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  const named = [...(await described.text()).matchAll(/https?:\/\/(?:127\.0\.0\.1|localhost):(\d+)/g)].map(
    ([, port]) => Number(port),
  );
  const ports = [...new Set([Number(new URL(url).port), ...named])];
  // Portal, AWS, and the counterparties: identity provider, SAML, FIT-Connect, XTA, payment.
  expect(ports.length).toBeGreaterThan(6);
  for (const port of ports) {
    expect([port, await answers("127.0.0.1", port)]).toEqual([port, true]);
    for (const address of ADDRESSES) {
      expect([address, port, await answers(address, port)]).toEqual([address, port, false]);
    }
  }
});
