import { newElectronicNotice, type NoticeTerms } from "#domain/application/electronicNotice.ts";
import { offersElectronicNotice } from "#domain/application/withElectronicNotice.ts";
import type { Process } from "#domain/application/Process.ts";
import { nextStatus, type IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { changeOwnProcess, type ChangeFailure } from "./ownProcess.ts";

interface NoticeNotOffered {
  readonly kind: "notice-not-offered";
}

export type SetNoticeFailure = ChangeFailure | IllegalTransition | NoticeNotOffered;

/** The person decides how letters and the decision arrive. The same answer given twice is the first one. */
export function setElectronicNotice(
  ports: Pick<Ports, "processes" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly notice: NoticeTerms;
    readonly consent: boolean;
  },
): Promise<Result<Process, SetNoticeFailure>> {
  const { notice, consent } = request;
  return changeOwnProcess<IllegalTransition | NoticeNotOffered>(ports, {
    ...request,
    change: (process, now) => {
      if (!offersElectronicNotice(process, notice)) return err({ kind: "notice-not-offered" });
      const status = nextStatus(process.status, "selectElectronicNotice");
      if (!status.ok) return status;
      const decidedAt = now.toISOString();
      const fresh = newElectronicNotice(notice, { consent, basis: "answered", decidedAt });
      const before = process.electronicNotice;
      const same =
        before?.consent === consent &&
        before.basis === "answered" &&
        before.textVersion === fresh.textVersion &&
        before.announcedOnDay === fresh.announcedOnDay &&
        before.postbox === fresh.postbox;
      if (same && process.status === status.value) return ok(process);
      return ok({
        ...process,
        status: status.value,
        statusChanged: decidedAt,
        electronicNotice: same ? before : fresh,
      });
    },
  });
}
