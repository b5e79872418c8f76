import { expect, it, vi } from "vitest";
import { z } from "zod";
import { createDataMaps } from "#adapters/data-maps/createDataMaps.ts";
import { anXtaRecipient } from "#test/fixtures/anXtaRecipient.ts";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { partStore } from "#test/fixtures/partStore.ts";
import { submitSteps } from "#test/fixtures/submitSteps.ts";
import { sealForXta } from "#adapters/xta/sealForXta.ts";
import type { TransportApplication } from "#ports/sending/AuthorityTransport.ts";
import { submitProcess } from "../submitProcess.ts";

const OWN = {
  expression: '{ "person": questions[path = "familyName"].answer, "files": [attachments.fileName] }',
  schema: { properties: { person: { maxLength: 20 }, files: { minItems: 5 } }, required: ["person"] },
};
const ownSchema = z.object({ person: z.string(), files: z.array(z.string()) });
const NARROW = { ...OWN, schema: { properties: { person: { maxLength: 3 } } } };

const portsWithMaps = (): MemoryPorts => ({
  ...memoryPorts(),
  maps: createDataMaps({ own: OWN, narrow: NARROW }),
});

/** What the transport is given to seal. */
async function toSeal(ports: MemoryPorts): Promise<TransportApplication> {
  const seal = vi.spyOn(ports.transport, "seal");
  const { id } = await aCompletedProcess(ports);
  expect(await submitProcess(ports, { actor: aSession().user, processId: id })).toMatchObject({ ok: true });
  const steps = submitSteps(ports);
  for (const step of SUBMIT_STEPS.slice(0, SUBMIT_STEPS.indexOf("SEAL_DATA") + 1))
    expect(await steps[step]({ processId: id, attempt: 1 })).toMatchObject({ ok: true });
  const [application] = seal.mock.calls[0] ?? [];
  if (application === undefined) throw new Error("nothing was sealed");
  return application;
}

it("The transport gets the application as the map of the authority makes it, with its documents", async () => {
  const made = await (await toSeal(portsWithMaps())).mapped("own");
  const { person, files } = ownSchema.parse(JSON.parse(made.ok ? made.value : "{}"));
  expect(person).toBe("Beispiel");
  expect(files).toContain("Antrag.pdf");
});

it("What does not fit the authority's schema is refused, and told by its place without what was answered", async () => {
  const application = await toSeal(portsWithMaps());
  expect(await application.mapped("narrow")).toEqual({
    ok: false,
    failure: {
      kind: "transport-refused",
      cause: "The data do not fit the schema of the map narrow: /person (maxLength)",
    },
  });
});

it("By XTA, too, the attached JSON is what the map makes, and without a fit nothing is sealed", async () => {
  const application = await toSeal(portsWithMaps());
  const byXta = (map: string): TransportApplication => ({
    ...application,
    way: { transport: "xta", recipient: anXtaRecipient, map },
  });
  const parts = partStore(application.documents);
  expect(await sealForXta(byXta("own"), parts)).toMatchObject({ ok: true });
  expect(JSON.parse(await parts.read("antragsdaten.json"))).toMatchObject({ person: "Beispiel" });
  expect(await sealForXta(byXta("narrow"), partStore())).toMatchObject({
    failure: { kind: "transport-refused" },
  });
});
