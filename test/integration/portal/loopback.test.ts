import { get } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, inject, it } from "vitest";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";

const url = inject("portalUrl");

/** Addresses under which other machines would reach this one. */
const ADDRESSES = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.flatMap(({ address, internal, family }) => (internal || family !== "IPv4" ? [] : address)),
);

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: EVENT_MILLISECONDS });
    const end = (answered: boolean) => () => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", end(true)).once("error", end(false)).once("timeout", end(false));
  });
}

/** What a port answers to a request under a name; undefined where it is not HTTP without TLS. */
function statusUnder(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", headers: { host: `${host}:${port}` } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", () => {
      resolve(undefined);
    });
  });
}

/** Every port that the console names, that of the portal and of the AWS endpoint included. */
async function namedPorts(): Promise<readonly number[]> {
  const described = await fetch(new URL("/__local", url), { headers: { accept: "application/json" } });
  const named = [...(await described.text()).matchAll(/https?:\/\/(?:127\.0\.0\.1|localhost):(\d+)/g)].map(
    ([, port]) => Number(port),
  );
  return [...new Set([Number(new URL(url).port), ...named])];
}

it("A portal on one machine answers this machine and no other, and so does everything that its console names", async () => {
  const ports = await namedPorts();
  // Portal, AWS, and the counterparties: identity provider, SAML, FIT-Connect, XTA, payment.
  expect(ports.length).toBeGreaterThan(6);
  for (const port of ports) {
    expect([port, await answers("127.0.0.1", port)]).toEqual([port, true]);
    for (const address of ADDRESSES) {
      expect([address, port, await answers(address, port)]).toEqual([address, port, false]);
    }
  }
});

it("A page of the web whose name leads to this machine reads nothing of a portal on it", async () => {
  // LocalStack's own port answers under any name.
  const isOurs = (port: number): boolean => inject("portalEnvironment") === "embedded" || port !== 4566;
  for (const port of (await namedPorts()).filter(isOurs)) {
    if ((await statusUnder("127.0.0.1", port)) === undefined) continue;
    expect([port, await statusUnder("evil.example", port)]).toEqual([port, 421]);
  }
});
