import type { Process } from "#domain/application/Process.ts";
import { liveAttempt } from "#domain/payment/attempts.ts";
import { paymentState } from "#domain/payment/Payment.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import type { StoredFiles } from "#ports/attachments/AttachmentStore.ts";
import type { Ports } from "#ports/Ports.ts";
import { completePayment } from "#usecases/payment/completePayment.ts";
import { completeProcess } from "#usecases/application/completeProcess.ts";
import { decideDifferences } from "#usecases/application/decideDifferences.ts";
import { patchFormData } from "#usecases/application/patchFormData.ts";
import { setElectronicNotice } from "#usecases/application/setElectronicNotice.ts";
import { type OwnedStores, removeOwnerlessFiles } from "#usecases/attachments/removeOwnerlessFiles.ts";
import { reserveAttachment } from "#usecases/attachments/reserveAttachment.ts";
import { signAttachmentParts } from "#usecases/attachments/signAttachmentParts.ts";
import { checkDelivery } from "#usecases/sending/delivery/checkDelivery.ts";
import { recoverSubmissions } from "#usecases/sending/recoverSubmissions.ts";
import { refreshSession } from "#usecases/sign-in/refreshSession.ts";
import { inPages } from "#test/fixtures/inPages.ts";
import { memoryFiles } from "#test/fixtures/ports/memoryFiles.ts";
import { logout } from "#usecases/sign-in/logout.ts";
import { resendApplication } from "#usecases/operation/resendApplication.ts";
import { startPayment } from "#usecases/payment/startPayment.ts";
import { verifyPayment } from "#usecases/payment/verifyPayment.ts";
import { confirmAttachment } from "#usecases/attachments/confirmAttachment.ts";
import { deleteAttachment } from "#usecases/attachments/deleteAttachment.ts";
import { deleteProcesses } from "#usecases/application/removeProcess.ts";
import { draftPdf } from "#usecases/documents/draftPdf.ts";
import { holdWindow } from "#usecases/application/holdWindow.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { changeLocation } from "#usecases/application/changeLocation.ts";
import { changeUser } from "#usecases/application/changeUser.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { aSession, LIMITS, NURSE_THIRD_COUNTRY, OFFERS } from "#test/fixtures/aProcess.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { filesInTurn, type Turn } from "./accessesInTurn.ts";
import { ARRIVED, PDF, type Kind, paymentOf, type Scenario } from "./Scenario.ts";

/** Something that happens to an application, and what has to be true afterwards when it was answered with success. */
export interface Operation {
  readonly to: readonly Kind[];
  /** Whether it succeeded. */
  readonly run: (scenario: Scenario, ports: Ports, turn: Turn) => Promise<boolean>;
  readonly isInEffect: (process: Process | undefined, scenario: Scenario) => boolean;
  /** What may have taken its effect back, when that succeeded, too. */
  readonly undoneBy?: readonly string[];
}

const MAINZ = { ars: "073150000000", postalCode: "55116" };
const DRAFTS: readonly Kind[] = ["a draft", "a visitor's draft", "a draft with a fee"];
const PAID = "a draft that is paid at the provider";
const UNFETCHED = "an application that was not fetched";
const ALL: readonly Kind[] = [...DRAFTS, PAID, "a failed application"];
/** Whatever takes the whole application away. */
const REMOVALS = ["delete", "log out", "sweep"];
/** Whatever changes what is sent: what was confirmed, or decided for it, may have to be given again. */
const EDITS = [
  "save answers",
  "announce upload",
  "confirm upload",
  "delete upload",
  "change place",
  "decide",
];
const ACCOUNT = aSession("account", "sk:amina");

const actorOf = ({ user }: Scenario) => ({ ...user, windowId: "first" });
const asks = (scenario: Scenario) => ({ actor: actorOf(scenario), processId: scenario.id });
const isSent = (process: Process | undefined): boolean => process?.status === "SUBMITTED";
const isGone = (process: Process | undefined): boolean => process === undefined;

/** The time of what runs by itself: later than the start of the concurrent operation. */
const laterBy = (minutes: number, { ports }: Scenario): Ports["clock"] => {
  const now = new Date(ports.clock.now().getTime() + minutes * MINUTE);
  return { now: () => now };
};

/** Files by their age: what was there when the scenario began has been there for long. */
function storesOf({ ports, oldFiles }: Scenario, turn: Turn): OwnedStores {
  const { stored, clock } = ports;
  const files = (name: "uploads" | "results" | "sealed"): StoredFiles => {
    const now = (): StoredFiles => {
      const fresh = [...stored[name].keys()].filter((key) => !oldFiles.has(key));
      return memoryFiles(stored[name], new Map(fresh.map((key) => [key, clock.now()])));
    };
    return {
      pages: (from) => now().pages(from),
      of: (owner) => now().of(owner),
      delete: (keys) => now().delete(keys),
    };
  };
  const nothing = (): Promise<void> => Promise.resolve();
  const keys = { pages: () => inPages([]), miss: nothing, destroy: nothing };
  return filesInTurn(
    { uploads: files("uploads"), results: files("results"), sealed: files("sealed"), keys },
    turn,
  );
}

/** What people, operators, schedules and the provider do to an application. Not among them: starting one. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  submit: {
    to: ALL,
    run: async (scenario, ports) =>
      (await submitProcess(ports, { ...asks(scenario), payByInvoice: true })).ok,
    isInEffect: (process, { ports, id }) =>
      isSent(process) && ports.stored.executions.includes(`${id}_${process?.submitting?.attempt ?? 0}`),
  },
  delete: {
    to: ALL,
    run: async (scenario, ports) =>
      (await deleteProcesses(ports, { actor: actorOf(scenario), processIds: [scenario.id] })).ok,
    isInEffect: isGone,
  },
  "confirm upload": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await confirmAttachment(ports, {
          ...asks(scenario),
          attachmentId: ARRIVED,
        })
      ).ok,
    isInEffect: (process) =>
      process?.attachments.find(({ attachmentId }) => attachmentId === ARRIVED)?.status === "stored",
    undoneBy: [...REMOVALS, "delete upload"],
  },
  "delete upload": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await deleteAttachment(ports, {
          ...asks(scenario),
          attachmentId: ARRIVED,
        })
      ).ok,
    isInEffect: (process, { ports }) =>
      process?.attachments.every(({ attachmentId }) => attachmentId !== ARRIVED) !== false &&
      ![...ports.stored.uploads.keys()].some((key) => key.includes(ARRIVED)),
  },
  pay: {
    to: ["a draft with a fee"],
    run: async (scenario, ports) => (await startPayment(ports, paymentOf(scenario))).ok,
    isInEffect: (process, { ports, id }) =>
      process?.paymentHeldUntil !== undefined &&
      liveAttempt(paymentState(ports.stored.payments.get(id) ?? { events: [] })) !== undefined,
  },
  "come back from paying": {
    to: [PAID],
    run: async (scenario, ports) => (await completePayment(ports, asks(scenario))).ok,
    isInEffect: (process, { ports, id }) => {
      const { attempts } = paymentState(ports.stored.payments.get(id) ?? { events: [] });
      return isSent(process) && attempts.some(({ status }) => status === "PAYED");
    },
  },
  "look at the payment": {
    to: ["a draft with a fee", PAID],
    run: async ({ id }, ports) => (await verifyPayment(ports, id)).ok,
    isInEffect: () => true,
  },
  "take over in another window": {
    to: DRAFTS,
    run: async (scenario, ports) => {
      const actor = { ...scenario.user, windowId: "second" };
      return (await holdWindow(ports, { actor, processId: scenario.id, action: "take-over" })).ok;
    },
    isInEffect: (process) => process?.window?.windowId === "second",
    undoneBy: [...REMOVALS, "take over with an account"],
  },
  "take over with an account": {
    to: ["a visitor's draft"],
    run: async ({ id, user }, ports) => {
      const session = { ...ACCOUNT, previousOwnerId: user.ownerId };
      return (await changeUser(ports, { session, processId: id })).ok;
    },
    isInEffect: (process) => process?.ownerId === ACCOUNT.user.ownerId && !process.transient,
  },
  "log out": {
    to: ["a visitor's draft"],
    run: async ({ user }, ports) => {
      await logout(ports, { sessionId: "session", session: { ...aSession("anonymous"), user } });
      return true;
    },
    isInEffect: (process) => isGone(process) || isSent(process) || process?.transient === false,
  },
  sweep: {
    to: [...ALL, UNFETCHED],
    run: async (scenario, ports) => {
      // Late enough for an inactive upload.
      await removeExpiredProcesses({ ...ports, clock: laterBy(2, scenario) });
      return true;
    },
    isInEffect: (process) => isGone(process) || isSent(process) || isKept(process),
  },
  "sweep files": {
    to: [...ALL, UNFETCHED],
    run: async (scenario, ports, turn) => {
      const begunAt = ports.clock.now();
      await removeOwnerlessFiles(ports, { stores: storesOf(scenario, turn), begunAt });
      return true;
    },
    isInEffect: () => true,
  },
  recover: {
    to: ALL,
    run: async (scenario, ports) => {
      await recoverSubmissions({ ...ports, clock: laterBy(1, scenario) });
      return true;
    },
    isInEffect: () => true,
  },
  "refresh the session": {
    to: ["a visitor's draft"],
    run: async (scenario, ports) => {
      const idleExpiresAt = laterBy(1, scenario).now().toISOString();
      const session = { ...aSession("anonymous"), user: scenario.user, idleExpiresAt };
      const times = { idleMinutes: 10, absoluteHours: 8 };
      await refreshSession(ports, { sessionId: "session", session, times });
      return true;
    },
    isInEffect: (process) =>
      isGone(process) || isSent(process) || process?.transient === false || isKept(process),
  },
  "check the delivery": {
    to: [UNFETCHED],
    run: async ({ id }, ports) => (await checkDelivery(ports, id)).ok,
    isInEffect: (_process, { ports, id }) =>
      ports.stored.submissions.get(id)?.resentAt !== undefined && ports.transport.received.size === 1,
  },
  "save answers": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await patchFormData(ports, {
          ...asks(scenario),
          version: scenario.version,
          changes: [{ path: "givenName", value: "Anna" }],
        })
      ).ok,
    isInEffect: (process) => process?.formData["givenName"] === "Anna",
    undoneBy: [...REMOVALS, "decide"],
  },
  decide: {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await decideDifferences(ports, {
          ...asks(scenario),
          account: accountOf({ providerData: { givenName: "Amira" }, trustLevel: "high" }),
          version: scenario.version,
          decisions: [{ path: "givenName", take: true }],
        })
      ).ok,
    isInEffect: (process) => process?.formData["givenName"] === "Amira",
    undoneBy: [...REMOVALS, "save answers"],
  },
  complete: {
    to: DRAFTS,
    run: async (scenario, ports) => (await completeProcess(ports, asks(scenario))).ok,
    isInEffect: (process) => process?.completedAt !== undefined,
    undoneBy: [...REMOVALS, ...EDITS],
  },
  "choose the notice": {
    to: ["a draft"],
    run: async (scenario, ports) =>
      (
        await setElectronicNotice(ports, {
          ...asks(scenario),
          notice: { postbox: "mailbox", rule: { announcedOnDay: 4, unlessDeclined: false } },
          consent: true,
        })
      ).ok,
    isInEffect: (process) => process?.electronicNotice?.consent === true,
    undoneBy: [...REMOVALS, ...EDITS],
  },
  "announce upload": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await reserveAttachment(ports, {
          ...asks(scenario),
          fieldPath: scenario.ports.stored.processes.get(scenario.id)?.attachments[0]?.fieldPath ?? "",
          fileName: "Zeugnis.pdf",
          size: 10,
          partSha256: ["another"],
          limits: LIMITS,
        })
      ).ok,
    isInEffect: (process) => process?.attachments.some(({ fileName }) => fileName === "Zeugnis.pdf") === true,
    undoneBy: REMOVALS,
  },
  "sign parts": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await signAttachmentParts(ports, {
          ...asks(scenario),
          attachmentId: ARRIVED,
          parts: [{ number: 1, size: PDF.length, sha256: "hash" }],
        })
      ).ok,
    isInEffect: () => true,
  },
  "change place": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await changeLocation(ports, {
          ...asks(scenario),
          providerId: scenario.user.providerId,
          metadataId: `recognition_${NURSE_THIRD_COUNTRY}_rp-lsjv`,
          location: MAINZ,
          offers: OFFERS,
        })
      ).ok,
    isInEffect: (process) => process?.location.ars === MAINZ.ars,
    undoneBy: REMOVALS,
  },
  "draw the draft": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await draftPdf(ports, {
          ...asks(scenario),
          locale: "de",
          portalName: "Portal",
        })
      ).ok,
    isInEffect: (_process, { ports, id }) => ports.stored.results.has(`${id}/draft-de.pdf`),
    undoneBy: REMOVALS,
  },
  resend: {
    to: ["a failed application"],
    run: async ({ id }, ports) => (await resendApplication(ports, id)).ok,
    isInEffect: isSent,
  },
};

/** Gone on with since it would have ended. */
function isKept(process: Process | undefined): boolean {
  return (
    process !== undefined && Date.parse(process.availableUntil) > Date.parse(process.createdAt) + 2 * MINUTE
  );
}
