import type { Process } from "../../../functions/domain/process/Process.ts";
import { liveAttempt } from "../../../functions/domain/payment/attempts.ts";
import { paymentState } from "../../../functions/domain/payment/Payment.ts";
import type { Ports } from "../../../functions/ports/Ports.ts";
import { logout } from "../../../functions/usecases/auth/logout.ts";
import { resendApplication } from "../../../functions/usecases/operator/resendApplication.ts";
import { startPayment } from "../../../functions/usecases/payment/startPayment.ts";
import { verifyPayment } from "../../../functions/usecases/payment/verifyPayment.ts";
import { confirmAttachment } from "../../../functions/usecases/process/confirmAttachment.ts";
import { deleteAttachment } from "../../../functions/usecases/process/deleteAttachment.ts";
import { deleteProcesses } from "../../../functions/usecases/process/deleteProcesses.ts";
import { draftPdf } from "../../../functions/usecases/process/draftPdf.ts";
import { holdWindow } from "../../../functions/usecases/process/holdWindow.ts";
import { removeExpiredProcesses } from "../../../functions/usecases/process/removeExpiredProcesses.ts";
import { changeLocation } from "../../../functions/usecases/workflow/changeLocation.ts";
import { changeUser } from "../../../functions/usecases/workflow/changeUser.ts";
import { submitProcess } from "../../../functions/usecases/workflow/submitProcess.ts";
import { aSession, NURSE_THIRD_COUNTRY, OFFERS } from "../../fixtures/aProcess.ts";
import { MINUTE } from "../../fixtures/movedClock.ts";
import { ARRIVED, type Kind, type World } from "./World.ts";

/** Something that happens to an application, and what has to be true afterwards when it was answered with success. */
export interface Operation {
  readonly to: readonly Kind[];
  /** Whether it succeeded. */
  readonly run: (world: World, ports: Ports) => Promise<boolean>;
  readonly holds: (process: Process | undefined, world: World) => boolean;
  /** What may have taken its effect back, when that succeeded, too. */
  readonly undoneBy?: readonly string[];
}

const MAINZ = { ars: "073150000000", postalCode: "55116" };
const DRAFTS: readonly Kind[] = ["a draft", "a visitor's draft", "a draft with a fee"];
const ALL: readonly Kind[] = [...DRAFTS, "a failed application"];
/** Whatever takes the whole application away. */
const REMOVALS = ["delete", "log out", "sweep"];
const ACCOUNT = aSession("account", "sk:amina");

const actorOf = ({ user }: World) => ({ ...user, windowId: "first" });
const isSent = (process: Process | undefined): boolean => process?.status === "SUBMITTED";
const isGone = (process: Process | undefined): boolean => process === undefined;

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  submit: {
    to: ALL,
    run: async (world, ports) =>
      (await submitProcess(ports, { actor: actorOf(world), processId: world.id, payByInvoice: true })).ok,
    holds: (process, { ports, id }) =>
      isSent(process) && ports.stored.executions.includes(`${id}_${process?.submitting?.attempt ?? 0}`),
  },
  delete: {
    to: ALL,
    run: async (world, ports) =>
      (await deleteProcesses(ports, { actor: actorOf(world), processIds: [world.id] })).ok,
    holds: isGone,
  },
  "confirm upload": {
    to: DRAFTS,
    run: async (world, ports) =>
      (await confirmAttachment(ports, { actor: actorOf(world), processId: world.id, attachmentId: ARRIVED }))
        .ok,
    holds: (process) =>
      process?.attachments.find(({ attachmentId }) => attachmentId === ARRIVED)?.status === "stored",
    undoneBy: [...REMOVALS, "delete upload"],
  },
  "delete upload": {
    to: DRAFTS,
    run: async (world, ports) =>
      (await deleteAttachment(ports, { actor: actorOf(world), processId: world.id, attachmentId: ARRIVED }))
        .ok,
    holds: (process, { ports }) =>
      process?.attachments.every(({ attachmentId }) => attachmentId !== ARRIVED) !== false &&
      ![...ports.stored.uploads.keys()].some((key) => key.includes(ARRIVED)),
  },
  pay: {
    to: ["a draft with a fee"],
    run: async (world, ports) => (await startPayment(ports, paymentOf(world))).ok,
    holds: (process, { ports, id }) =>
      process?.paymentHeldUntil !== undefined &&
      liveAttempt(paymentState(ports.stored.payments.get(id) ?? { events: [] })) !== undefined,
  },
  "look at the payment": {
    to: ["a draft with a fee"],
    run: async ({ id }, ports) => (await verifyPayment(ports, id)).ok,
    holds: () => true,
  },
  "take over in another window": {
    to: DRAFTS,
    run: async (world, ports) => {
      const actor = { ...world.user, windowId: "second" };
      return (await holdWindow(ports, { actor, processId: world.id, action: "take-over" })).ok;
    },
    holds: (process) => process?.window?.windowId === "second",
    undoneBy: [...REMOVALS, "take over with an account"],
  },
  "take over with an account": {
    to: ["a visitor's draft"],
    run: async ({ id, user }, ports) => {
      const session = { ...ACCOUNT, previousOwnerId: user.ownerId };
      return (await changeUser(ports, { session, processId: id })).ok;
    },
    holds: (process) => process?.ownerId === ACCOUNT.user.ownerId && !process.transient,
  },
  "log out": {
    to: ["a visitor's draft"],
    run: async ({ user }, ports) => {
      await logout(ports, { sessionId: "session", session: { ...aSession("anonymous"), user } });
      return true;
    },
    holds: (process) => isGone(process) || isSent(process) || process?.transient === false,
  },
  sweep: {
    to: ALL,
    run: async (world, ports) => {
      // Later than the other begins, and late enough for what was not gone on with.
      const now = new Date(world.ports.clock.now().getTime() + 2 * MINUTE);
      await removeExpiredProcesses({ ...ports, clock: { now: () => now } });
      return true;
    },
    holds: (process) => isGone(process) || isSent(process) || isKept(process),
  },
  "change place": {
    to: DRAFTS,
    run: async (world, ports) =>
      (
        await changeLocation(ports, {
          actor: actorOf(world),
          providerId: world.user.providerId,
          processId: world.id,
          metadataId: `recognition_${NURSE_THIRD_COUNTRY}_rp-lsjv`,
          location: MAINZ,
          offers: OFFERS,
        })
      ).ok,
    holds: (process) => process?.location.ars === MAINZ.ars,
    undoneBy: REMOVALS,
  },
  "draw the draft": {
    to: DRAFTS,
    run: async (world, ports) =>
      (
        await draftPdf(ports, {
          actor: actorOf(world),
          processId: world.id,
          locale: "de",
          portalName: "Portal",
        })
      ).ok,
    holds: (_process, { ports, id }) => ports.stored.results.has(`${id}/draft-de.pdf`),
    undoneBy: REMOVALS,
  },
  resend: {
    to: ["a failed application"],
    run: async ({ id }, ports) => (await resendApplication(ports, id)).ok,
    holds: isSent,
  },
};

/** Gone on with since it would have ended. */
function isKept(process: Process | undefined): boolean {
  return (
    process !== undefined && Date.parse(process.availableUntil) > Date.parse(process.createdAt) + 2 * MINUTE
  );
}

function paymentOf(world: World): Parameters<typeof startPayment>[1] {
  const returnUrl = "https://portal.example/return";
  return { actor: actorOf(world), processId: world.id, locale: "de", returnUrl, boundDays: 7 };
}
