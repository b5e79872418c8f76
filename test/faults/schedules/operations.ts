import type { Process } from "#domain/application/Process.ts";
import { liveAttempt } from "#domain/payment/attempts.ts";
import { paymentState } from "#domain/payment/Payment.ts";
import type { Ports } from "#ports/Ports.ts";
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
import { aSession, NURSE_THIRD_COUNTRY, OFFERS } from "#test/fixtures/aProcess.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { ARRIVED, type Kind, type Scenario } from "./Scenario.ts";

/** Something that happens to an application, and what has to be true afterwards when it was answered with success. */
export interface Operation {
  readonly to: readonly Kind[];
  /** Whether it succeeded. */
  readonly run: (scenario: Scenario, ports: Ports) => Promise<boolean>;
  readonly isInEffect: (process: Process | undefined, scenario: Scenario) => boolean;
  /** What may have taken its effect back, when that succeeded, too. */
  readonly undoneBy?: readonly string[];
}

const MAINZ = { ars: "073150000000", postalCode: "55116" };
const DRAFTS: readonly Kind[] = ["a draft", "a visitor's draft", "a draft with a fee"];
const ALL: readonly Kind[] = [...DRAFTS, "a failed application"];
/** Whatever takes the whole application away. */
const REMOVALS = ["delete", "log out", "sweep"];
const ACCOUNT = aSession("account", "sk:amina");

const actorOf = ({ user }: Scenario) => ({ ...user, windowId: "first" });
const isSent = (process: Process | undefined): boolean => process?.status === "SUBMITTED";
const isGone = (process: Process | undefined): boolean => process === undefined;

/**
 * Those that end, send, pay or hand over an application, move it to another place or touch its files. Not among them:
 * starting one, saving answers, closing it, announcing uploads, the steps of sending, the recovering sweep and that of
 * ownerless files.
 */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  submit: {
    to: ALL,
    run: async (scenario, ports) =>
      (await submitProcess(ports, { actor: actorOf(scenario), processId: scenario.id, payByInvoice: true }))
        .ok,
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
          actor: actorOf(scenario),
          processId: scenario.id,
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
          actor: actorOf(scenario),
          processId: scenario.id,
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
  "look at the payment": {
    to: ["a draft with a fee"],
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
    to: ALL,
    run: async (scenario, ports) => {
      // Later than the start of the concurrent operation, and late enough for an inactive upload.
      const now = new Date(scenario.ports.clock.now().getTime() + 2 * MINUTE);
      await removeExpiredProcesses({ ...ports, clock: { now: () => now } });
      return true;
    },
    isInEffect: (process) => isGone(process) || isSent(process) || isKept(process),
  },
  "change place": {
    to: DRAFTS,
    run: async (scenario, ports) =>
      (
        await changeLocation(ports, {
          actor: actorOf(scenario),
          providerId: scenario.user.providerId,
          processId: scenario.id,
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
          actor: actorOf(scenario),
          processId: scenario.id,
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

function paymentOf(scenario: Scenario): Parameters<typeof startPayment>[1] {
  const returnUrl = "https://portal.example/return";
  return { actor: actorOf(scenario), processId: scenario.id, locale: "de", returnUrl, boundDays: 7 };
}
