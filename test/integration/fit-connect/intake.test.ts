import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFitConnectIntake } from "#adapters/fit-connect/destination/createFitConnectIntake.ts";
import { createHttpExchange } from "#adapters/fit-connect/createHttpExchange.ts";
import { askFitConnect } from "#runtime/counterparties/askFitConnect.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { partStore } from "#test/fixtures/partStore.ts";
import { newApplication, optionsFor, transportTo } from "./application.ts";
import { startFitConnect, type RunningFitConnect } from "./startFitConnect.ts";

const LISTED = "99150001001030";
const UNLISTED = "99150001001010";
const AT = { way: { transport: "fit-connect" }, ars: "091620000000" } as const;

let fitConnect: RunningFitConnect;
beforeAll(async () => {
  fitConnect = await startFitConnect([LISTED]);
});
afterAll(() => fitConnect.stop());

/** By the settings that pin the destination for everything, and by the routing service. */
const ROUTES = [{}, { destinations: [] }];

describe("a service that the destination does not list", () => {
  it("is known before an application begins, whichever source names the destination", async () => {
    for (const changes of ROUTES) {
      const takes = createFitConnectIntake(optionsFor(fitConnect.description, changes));
      expect(await takes({ ...AT, leiKaId: LISTED })).toEqual({ ok: true, value: undefined });
      expect(await takes({ ...AT, leiKaId: UNLISTED })).toMatchObject({
        failure: { kind: "transport-refused" },
      });
    }
  });

  it("is never announced: the delivery service would refuse it", async () => {
    const before = (await fitConnect.journal()).length;
    const transport = transportTo(fitConnect.description);
    expect(await transport.seal({ ...newApplication(), leiKaId: UNLISTED }, partStore())).toEqual({
      ok: false,
      failure: { kind: "transport-refused", cause: "The destination does not offer this service" },
    });
    const sealed = await transport.seal(newApplication(), partStore());
    if (!sealed.ok || sealed.value.kind !== "fit-connect") throw new Error("seal");
    const serviceIdentifier = `urn:de:fim:leika:leistung:${UNLISTED}`;
    const reserved = await transport.reserve({ ...sealed.value, serviceIdentifier });
    expect(reserved).toMatchObject({ failure: { kind: "transport-refused" } });
    const announced = (await fitConnect.journal()).slice(before).filter(({ method }) => method === "POST");
    expect(announced.map(({ status }) => status)).toContain(422);
  });

  it("is reported to the operator by the health check, for every service that is sent there", async () => {
    const { server } = readStateSettings("infra/states/demo/settings.json");
    const options = optionsFor(fitConnect.description);
    const lookAt = async (...services: readonly string[]) => {
      const destinations = [{ leiKaIds: "all" as const, arsPrefixes: [""], destinationId: destination }];
      const { destinationUrl, trustRoots } = options;
      const changes = { destinationUrl, trustRoots: [...trustRoots], destinations };
      const asked = askFitConnect(
        { ...server, fitConnect: { ...server.fitConnect, ...changes } },
        {
          ...options,
          exchange: createHttpExchange(options),
          sentTo: new Map([[destination, new Set(services)]]),
        },
      );
      return asked.find(({ name }) => name === `FIT-Connect destination ${destination}`)?.ask();
    };
    const destination = fitConnect.description.destinationId;
    expect(await lookAt(LISTED)).toMatchObject({ state: "ok" });
    expect(await lookAt(LISTED, UNLISTED)).toEqual({
      state: "answers-wrongly",
      cause: `does not list what the portal offers: ${UNLISTED}`,
    });
  });
});

it("that cannot be asked does not count as a refusal", async () => {
  const takes = createFitConnectIntake(
    optionsFor(fitConnect.description, { destinationUrl: "http://127.0.0.1:9" }),
  );
  expect(await takes({ ...AT, leiKaId: LISTED })).toMatchObject({
    failure: { kind: "transport-unavailable" },
  });
});
