import { beforeEach, describe, expect, it } from "vitest";
import {
  aCompletedProcess,
  aSession,
  aStartedProcess,
  NURSE_THIRD_COUNTRY,
  OFFERS,
} from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { Offer } from "#domain/application/Offer.ts";
import type { Process } from "#domain/application/Process.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import { changeLocation } from "./changeLocation.ts";

const MAINZ = { ars: "073150000000", postalCode: "55116" };
const AT_MAINZ = `recognition_${NURSE_THIRD_COUNTRY}_rp-lsjv`;

let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

interface Given {
  readonly session?: SignedInSession;
  readonly metadataId?: string;
  readonly terms?: Partial<Offer>;
  readonly closedServices?: readonly string[];
}

async function moveToMainz({ id }: Process, given: Given = {}): Promise<string> {
  const { session = aSession(), metadataId = AT_MAINZ, terms = {}, closedServices = [] } = given;
  const moved = await changeLocation(ports, {
    actor: session.user,
    providerId: session.user.providerId,
    processId: id,
    metadataId,
    location: MAINZ,
    offers: OFFERS.map((offer) => ({ ...offer, ...terms })),
    closedServices,
  });
  return moved.ok ? moved.value.status : moved.failure.kind;
}

const storedOf = ({ id }: Process): Process | undefined => ports.stored.processes.get(id);

describe("another place for an application", () => {
  it("brings the authority that is competent there, and what the portal knows of the place", async () => {
    const before = await aStartedProcess(ports);
    expect(await moveToMainz(before)).toBe("EDITING");
    const after = storedOf(before);
    expect(after).toMatchObject({
      metadataId: AT_MAINZ,
      metadata: { authority: { id: "rp-lsjv" } },
      responsibleDataProcessingUnitId: "rp-lsjv",
      location: MAINZ,
      formContext: { place: "55116 Mainz", region: "RP", professionId: before.formContext["professionId"] },
      version: before.version + 1,
    });
  });

  it("keeps every answer that is asked for there, and every file", async () => {
    const before = await aCompletedProcess(ports);
    expect(await moveToMainz(before)).toBe("EDITING");
    const after = storedOf(before);
    expect(after?.formData).toMatchObject({ givenName: "Amina", locationBasis: "looking", role: "self" });
    expect(after?.attachments).toEqual(before.attachments);
    expect(after?.completedAt).toBeUndefined();
  });

  it("shows the page on which the place is chosen to a person who saw it, and to no one else", async () => {
    const before = await aStartedProcess(ports);
    await moveToMainz(before);
    expect(storedOf(before)?.formContext["welcome"]).toBe("no");
    await ports.processes.create({ ...before, formContext: { ...before.formContext, welcome: "yes" } });
    await moveToMainz(before);
    expect(storedOf(before)?.formContext["welcome"]).toBe("yes");
  });

  it("changes nothing where nothing is offered, where another form is, or while the service is closed", async () => {
    const before = await aStartedProcess(ports);
    for (const given of [
      { metadataId: before.metadataId },
      { terms: { isDeprecated: true } },
      { terms: { fmsFormId: "another" } },
      { closedServices: [NURSE_THIRD_COUNTRY] },
    ] satisfies readonly Given[])
      expect(await moveToMainz(before, given)).toBe("no-online-service");
    expect(storedOf(before)).toEqual(before);
  });

  it("changes nothing where the authority does not take the service online, and logs it for the operator", async () => {
    const before = await aStartedProcess(ports);
    ports.stored.refusedServices.add(NURSE_THIRD_COUNTRY);
    expect(await moveToMainz(before)).toBe("service-not-taken");
    expect(storedOf(before)).toEqual(before);
    expect(ports.stored.lines.at(-1)).toEqual({
      message: "service-not-taken",
      fields: { authorityId: "rp-lsjv", leiKaId: NURSE_THIRD_COUNTRY, ars: MAINZ.ars },
    });
  });

  it("changes nothing where the authority takes another way of signing in, or a surer one", async () => {
    const before = await aStartedProcess(ports);
    expect(await moveToMainz(before, { terms: { idpIds: ["elster"] } })).toBe("provider-not-accepted");
    expect(await moveToMainz(before, { terms: { trustLevel: "high" } })).toBe("trust-level-too-low");
    const session = aSession("anonymous");
    const anonymous = await aStartedProcess(ports, session);
    const refused = await moveToMainz(anonymous, { session, terms: { identificationType: "START" } });
    expect(refused).toBe("account-required");
    expect([storedOf(before), storedOf(anonymous)]).toEqual([before, anonymous]);
  });

  it("is for answers that can still be changed, and for their owner", async () => {
    const before = await aCompletedProcess(ports);
    expect(await moveToMainz(before, { session: aSession("account", "somebody-else") })).toBe(
      "process-not-found",
    );
    await ports.processes.create({ ...before, status: "SUBMITTED" });
    expect(await moveToMainz(before)).toBe("illegal-transition");
  });
});
