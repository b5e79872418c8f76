import { expect, it } from "vitest";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { HealthDocument } from "#domain/operation/HealthDocument.ts";
import type { CounterpartyAnswer } from "#ports/operation/Counterparty.ts";
import type { LogFields } from "#ports/operation/EventLog.ts";
import { checkHealth, type HealthPorts } from "./checkHealth.ts";

const QUARTER_MILLISECONDS = 900_000;
const DAY_MILLISECONDS = 86_400_000;

it("keeps the last health check and logs how long a counterparty has been unhealthy, by the moved clock", async () => {
  const { clock } = memoryPorts();
  const lines: (LogFields | undefined)[] = [];
  let kept: HealthDocument | undefined;
  let answer: CounterpartyAnswer = { state: "ok", certificates: ["metadata"] };
  const started = clock.now().getTime();
  const ports: HealthPorts = {
    clock,
    log: { write: (_message, fields) => lines.push(fields) },
    health: {
      get: () => Promise.resolve(kept),
      put: (document) => {
        kept = document;
        return Promise.resolve();
      },
    },
    counterparties: [
      { kind: "saml", name: "SAML nkb", url: "https://idp.example", ask: () => Promise.resolve(answer) },
    ],
    ownCertificates: {
      list: () => Promise.resolve([{ holder: "Seal", certificates: ["seal"] }]),
      endOf: (pem) => new Date(started + (pem === "seal" ? 40 : 400) * DAY_MILLISECONDS),
    },
  };

  expect(await checkHealth(ports)).toBe(0);
  expect(lines.at(-1)).toMatchObject({ saml: 0, certificates: 0, daysUntilExpiry: 40 });
  expect(kept?.certificates.map(({ holder }) => holder)).toEqual(["SAML nkb", "Seal"]);

  answer = { state: "cannot-be-reached", cause: "text of somebody else" };
  for (const runs of [1, 2, 3]) {
    clock.advance(QUARTER_MILLISECONDS);
    expect(await checkHealth(ports)).toBe(1);
    expect(lines.at(-1)).toMatchObject({ saml: runs });
  }
  expect(JSON.stringify(kept)).not.toContain("somebody else");

  answer = { state: "ok" };
  clock.advance(35 * DAY_MILLISECONDS);
  expect(await checkHealth(ports)).toBe(0);
  expect(lines.at(-1)).toMatchObject({ saml: 0, daysUntilExpiry: 4 });
  clock.advance(6 * DAY_MILLISECONDS);
  expect(await checkHealth(ports)).toBe(1);
  expect(lines.at(-1)).toMatchObject({ certificates: 1, daysUntilExpiry: -2 });
});
