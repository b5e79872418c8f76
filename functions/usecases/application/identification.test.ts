import { beforeEach, describe, expect, it } from "vitest";
import {
  aCompletedProcess,
  aSession,
  COLOGNE,
  NURSE_THIRD_COUNTRY,
  OFFERS,
} from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import type { Process } from "#domain/application/Process.ts";
import type { ProcessMetadata } from "#domain/application/ProcessMetadata.ts";
import type { SignedInSession, User } from "#domain/sign-in/UserSession.ts";
import { patchFormData } from "./patchFormData.ts";
import { changeUser } from "./changeUser.ts";
import { completeProcess } from "./completeProcess.ts";
import { startProcess } from "./startProcess.ts";
import { submitProcess } from "../sending/submitProcess.ts";

type Terms = Pick<ProcessMetadata, "identificationType" | "idpIds">;

let ports: MemoryPorts;

beforeEach(() => {
  ports = memoryPorts();
});

const END: Terms = { identificationType: "END", idpIds: ["sk", "nkb", "anon"] };
const BOTH: Terms = { identificationType: "START_AND_END", idpIds: ["sk", "nkb", "anon"] };

async function start(session: SignedInSession, terms: Terms): Promise<string> {
  const started = await startProcess(ports, {
    session,
    leiKaId: NURSE_THIRD_COUNTRY,
    metadataId: `recognition_${NURSE_THIRD_COUNTRY}_nw-brms-pug`,
    location: COLOGNE,
    placeAsked: false,
    offers: OFFERS.map((offer) => ({ ...offer, ...terms, idpIds: [...terms.idpIds] })),
    limits: { openDrafts: 1000 },
  });
  return started.ok ? started.value.status : started.failure.kind;
}

const as = (change: Partial<User>): SignedInSession => {
  const session = aSession();
  return { ...session, user: { ...session.user, ...change } };
};

/** The same person after a new sign-in that was begun now. */
const signedInNow = (change: Partial<User> = {}): SignedInSession =>
  as({ ...change, termsAcceptedAt: ports.clock.now().toISOString() });

async function filledIn(terms: Terms, session = aSession()): Promise<Process> {
  const process = await aCompletedProcess(ports, session);
  const filled: Process = {
    ...process,
    status: "EDITING",
    metadata: { ...process.metadata, ...terms, idpIds: [...terms.idpIds] },
  };
  await ports.processes.create(filled);
  return filled;
}

async function confirm(processId: string): Promise<Process> {
  ports.clock.advance(MINUTE);
  const completed = await completeProcess(ports, { actor: aSession().user, processId });
  if (!completed.ok) throw new Error(completed.failure.kind);
  ports.clock.advance(MINUTE);
  return completed.value;
}

async function send(processId: string, { user }: SignedInSession): Promise<string> {
  const sent = await submitProcess(ports, { actor: user, processId });
  return sent.ok ? sent.value.status : sent.failure.kind;
}

describe("beginning an application", () => {
  it("takes a sign-in where the service asks for one at the start", async () => {
    for (const identificationType of ["START", "START_AND_END"] as const) {
      const terms: Terms = { ...END, identificationType };
      expect(await start(aSession("anonymous"), terms)).toBe("account-required");
      expect(await start(aSession(), terms)).toBe("CREATED");
    }
    expect(ports.stored.processes.size).toBe(2);
  });

  it("is open to visitors where the sign-in comes at the end, unless the service leaves them out", async () => {
    expect(await start(aSession("anonymous"), END)).toBe("CREATED");
    expect(await start(aSession("anonymous"), { ...END, idpIds: ["sk"] })).toBe("account-required");
  });

  it("takes the accounts of the service only", async () => {
    expect(await start(as({ providerId: "elster" }), END)).toBe("provider-not-accepted");
    expect(await start(as({ providerId: "nkb" }), END)).toBe("CREATED");
  });
});

describe("sending an application", () => {
  it("takes the sign-in of the start where that is enough", async () => {
    for (const identificationType of ["START", "END"] as const) {
      const { id } = await filledIn({ ...END, identificationType });
      await confirm(id);
      expect(await send(id, aSession())).toBe("SUBMITTED");
    }
  });

  it("takes a new sign-in, begun after the answers were confirmed, where the service asks at both ends", async () => {
    const { id } = await filledIn(BOTH);
    expect((await confirm(id)).completedAt).toBeDefined();
    expect(await send(id, aSession())).toBe("sign-in-again");
    expect(ports.stored.executions).toEqual([]);
    expect(await send(id, signedInNow())).toBe("SUBMITTED");
    expect(ports.stored.executions).toHaveLength(1);
  });

  it("does not take a sign-in that was begun before the answers were confirmed, however short before", async () => {
    const { id } = await filledIn(BOTH);
    const before = signedInNow();
    await confirm(id);
    expect(await send(id, before)).toBe("sign-in-again");
    const at = ports.stored.processes.get(id)?.completedAt ?? "";
    expect(await send(id, as({ termsAcceptedAt: at }))).toBe("sign-in-again");
  });

  it("asks again when something was changed after the new sign-in, and not when it was only confirmed again", async () => {
    const { id, version } = await filledIn(BOTH);
    await confirm(id);
    const again = signedInNow();
    await confirm(id);
    expect(await send(id, again)).toBe("SUBMITTED");
    const other = await filledIn(BOTH);
    await confirm(other.id);
    const changed = signedInNow();
    await patchFormData(ports, {
      actor: changed.user,
      processId: other.id,
      version,
      changes: [{ path: "placeOfBirth", value: "Sfax" }],
    });
    expect(ports.stored.processes.get(other.id)?.completedAt).toBeUndefined();
    await confirm(other.id);
    expect(await send(other.id, changed)).toBe("sign-in-again");
  });

  it("does not ask once more when a failed transfer is tried again", async () => {
    const { id } = await filledIn(BOTH);
    const completed = await confirm(id);
    const again = signedInNow();
    await ports.processes.create({ ...completed, status: "SUBMIT_FAILURE" });
    expect(await send(id, again)).toBe("SUBMITTED");
  });

  it("answers another account that signs in at the end like one that asks for nothing", async () => {
    const { id } = await filledIn(BOTH);
    await confirm(id);
    const somebodyElse = signedInNow({ ownerId: "somebody-else" });
    expect(await send(id, somebodyElse)).toBe("process-not-found");
    const taken = await changeUser(ports, {
      session: { ...somebodyElse, previousOwnerId: "anonymous-owner" },
      processId: id,
    });
    expect(taken).toEqual({ ok: false, failure: { kind: "process-not-found" } });
    expect(ports.stored.processes.get(id)?.ownerId).toBe("account-owner");
  });

  it("takes the accounts of the service only, also from who filled in without one", async () => {
    const visitor = aSession("anonymous");
    const { id } = await filledIn(END, visitor);
    const refused = await changeUser(ports, {
      session: { ...as({ providerId: "elster" }), previousOwnerId: visitor.user.ownerId },
      processId: id,
    });
    expect(refused).toEqual({ ok: false, failure: { kind: "provider-not-accepted" } });
    expect(ports.stored.processes.get(id)?.ownerId).toBe(visitor.user.ownerId);
    const own = await filledIn({ ...END, idpIds: ["nkb"] });
    await confirm(own.id);
    expect(await send(own.id, aSession())).toBe("provider-not-accepted");
    const unsigned = await filledIn(END);
    await confirm(unsigned.id);
    expect(await send(unsigned.id, as({ providerId: "anon" }))).toBe("account-required");
  });
});
