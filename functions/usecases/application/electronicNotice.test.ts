import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { NoticeTerms } from "#domain/application/electronicNotice.ts";
import type { Process } from "#domain/application/Process.ts";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import { setElectronicNotice } from "./setElectronicNotice.ts";
import { submitProcess } from "../sending/submitProcess.ts";

let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

const ACTOR = aSession().user;
const MAILBOX = "3f0c1c7e-0000-4000-8000-0000000000aa";
const ASKED: NoticeTerms = { postbox: MAILBOX, rule: { announcedOnDay: 4, unlessDeclined: false } };
const PRESUMED: NoticeTerms = { ...ASKED, rule: { announcedOnDay: 3, unlessDeclined: true } };
const NO_MAILBOX: NoticeTerms = { ...ASKED, postbox: undefined };

async function aProcess(allowElectronicNoticeDelivery = true): Promise<Process> {
  const process = await aCompletedProcess(ports);
  const changed = { ...process, metadata: { ...process.metadata, allowElectronicNoticeDelivery } };
  ports.stored.processes.set(process.id, changed);
  return changed;
}

async function decide({ id }: Process, given: { consent: boolean; notice?: NoticeTerms }): Promise<string> {
  const { consent, notice = ASKED } = given;
  const decided = await setElectronicNotice(ports, { actor: ACTOR, processId: id, notice, consent });
  return decided.ok ? decided.value.status : decided.failure.kind;
}

async function send({ id }: Process, notice: NoticeTerms): Promise<string> {
  const sent = await submitProcess(ports, { actor: ACTOR, processId: id, notice });
  return sent.ok ? sent.value.status : sent.failure.kind;
}

const noticeOf = ({ id }: Process): Process["electronicNotice"] =>
  ports.stored.processes.get(id)?.electronicNotice;

describe("receiving the decision electronically", () => {
  it("is decided before sending where service and account allow it, and the decision is kept with what was said", async () => {
    const process = await aProcess();
    expect(await send(process, ASKED)).toBe("notice-undecided");
    expect(await decide(process, { consent: true })).toBe("ELECTRONIC_NOTICE_SELECTED");
    expect(noticeOf(process)).toEqual({
      consent: true,
      basis: "answered",
      decidedAt: ports.clock.now().toISOString(),
      textVersion: ELECTRONIC_NOTICE_TEXT_VERSION,
      announcedOnDay: 4,
      postbox: MAILBOX,
    });
    expect(await send(process, ASKED)).toBe("SUBMITTED");
  });

  it("can be declined, and then the mailbox is not kept", async () => {
    const process = await aProcess();
    expect(await decide(process, { consent: false })).toBe("ELECTRONIC_NOTICE_SELECTED");
    expect(noticeOf(process)).toMatchObject({ consent: false, basis: "answered" });
    expect(noticeOf(process)).not.toHaveProperty("postbox");
    expect(await send(process, ASKED)).toBe("SUBMITTED");
  });

  it("is decided once however often the same answer comes, and anew with another one", async () => {
    const process = await aProcess();
    await decide(process, { consent: true });
    const first = noticeOf(process)?.decidedAt;
    ports.clock.advance(60_000);
    await decide(process, { consent: true });
    expect(noticeOf(process)?.decidedAt).toBe(first);
    await decide(process, { consent: false });
    expect(noticeOf(process)?.decidedAt).not.toBe(first);
  });

  it("is neither asked nor taken where the service does not allow it or the account has no mailbox", async () => {
    const forbidden = await aProcess(false);
    expect(await decide(forbidden, { consent: true })).toBe("notice-not-offered");
    expect(await send(forbidden, ASKED)).toBe("SUBMITTED");
    ports = memoryPorts();
    const without = await aProcess();
    expect(await decide(without, { consent: true, notice: NO_MAILBOX })).toBe("notice-not-offered");
    expect(await send(without, NO_MAILBOX)).toBe("SUBMITTED");
    expect(noticeOf(without)).toBeUndefined();
  });

  it("counts as wanted without an answer only where the setting says so, and the record says so", async () => {
    const process = await aProcess();
    expect(await send(process, PRESUMED)).toBe("SUBMITTED");
    expect(noticeOf(process)).toMatchObject({ consent: true, basis: "not-declined", announcedOnDay: 3 });
  });

  it("cannot be decided any more once the application is on its way", async () => {
    const process = await aProcess();
    await decide(process, { consent: true });
    await send(process, ASKED);
    expect(await decide(process, { consent: false })).toBe("illegal-transition");
    expect(noticeOf(process)?.consent).toBe(true);
  });
});
