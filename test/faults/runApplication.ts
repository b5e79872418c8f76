import type { Process } from "#domain/application/Process.ts";
import { err } from "#domain/result.ts";
import type { SubmitWorkflow } from "#ports/sending/SubmitWorkflow.ts";
import { checkDelivery } from "#usecases/sending/delivery/checkDelivery.ts";
import { recoverSubmissions } from "#usecases/sending/recoverSubmissions.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { aSession } from "../fixtures/aProcess.ts";
import type { MemoryPorts } from "../fixtures/memoryPorts.ts";
import { MINUTE } from "../fixtures/movedClock.ts";
import { callStep, type Hanging } from "./callStep.ts";
import { createExecutions, type CallState } from "./createExecutions.ts";
import type { Awakening, FaultPlan, FaultyState, StepFault } from "./FaultPlan.ts";
import { judge, type Ending } from "./judge.ts";
import { processToSend } from "./sentProcess.ts";

/** Sweeps until nothing that was sent may still be silent: longer than the pipeline can run at most. */
const SWEEPS = 18;
const SWEEP_MINUTES = 5;
/** Looks of the schedule, and the pause between them: longer than a signature lives, shorter than the copy is tried. */
const LOOKS = 8;
const LOOK_HOURS = 2;
const STEP_SECONDS = 5;
const TIMEOUT_SECONDS = 150;

const actor = aSession().user;
const MAILBOX = "3f0c1c7e-5a11-4d0a-9c55-0000000000aa";
const NO_FAULT: StepFault = { kind: "none" };

/**
 * One application under a plan of faults, from the button to its end: by the deployed state machine, the recovery sweep,
 * and the person who sends again what visibly failed. Answers how it ended.
 */
export async function runApplication(plan: FaultPlan, random: () => number): Promise<Ending> {
  const { ports, process } = await processToSend(plan.twoTransports === true);
  setTransportFaults(ports, plan);
  setPostboxFaults(ports, plan);
  const faults = new Map(Object.entries(plan.steps).map(([state, list]) => [state, [...list]]));
  const hanging: Hanging = [];
  const wake = async (when: Awakening): Promise<void> => {
    const due = hanging.filter(({ awakes }) => awakes === when);
    for (const one of due) hanging.splice(hanging.indexOf(one), 1);
    await Promise.all(due.map((one) => one.wake()));
  };
  let ends: FaultyState | undefined = plan.executionEndsAt;

  const callState: CallState = async ({ state, attempt, work, over }) => {
    ports.clock.advance(STEP_SECONDS * 1000);
    if (state === ends) {
      ends = undefined;
      over();
      return new Promise(() => undefined);
    }
    const passTimeout = (): void => {
      ports.clock.advance(TIMEOUT_SECONDS * 1000);
    };
    const fault = faults.get(state)?.shift() ?? NO_FAULT;
    const awakened = Promise.all([
      wake("concurrent-with-retry"),
      ...(attempt > 1 && state === "SUBMIT_DATA_TO_AUTHORITY" ? [wake("in-the-next-attempt")] : []),
    ]);
    try {
      await callStep(work, { ports, random, hanging, passTimeout, fault });
    } finally {
      await awakened;
    }
  };
  const executions = createExecutions(callState);
  const send = (workflow: SubmitWorkflow): Promise<unknown> =>
    submitProcess(
      { ...ports, submitWorkflow: workflow },
      { actor, processId: process.id, postbox: MAILBOX },
    ).catch(() => undefined);
  const settle = async (): Promise<Ending> => {
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
      await executions.runStarted();
      await wake("after-the-execution");
      ports.clock.advance(SWEEP_MINUTES * MINUTE);
      await recoverSubmissions({ ...ports, submitWorkflow: executions.workflow });
      if (sweep > 1 && hasEnded(ports, process)) break;
    }
    return judge(ports, { sent: process, after: "pipeline" });
  };
  /** What is left of the copy for the mailbox is a matter of the schedule. */
  const settleCopy = async (): Promise<Ending> => {
    for (let look = 0; look < LOOKS; look += 1) {
      ports.clock.advance(LOOK_HOURS * 60 * MINUTE);
      for (const { processId } of await ports.submissions.listDue(ports.clock.now())) {
        await checkDelivery(ports, processId);
      }
    }
    return judge(ports, { sent: process, after: "all-looks" });
  };

  await Promise.all(
    [send(startedBadly(executions.workflow, plan)), send(executions.workflow)].slice(
      0,
      plan.start === undefined ? 2 : 1,
    ),
  );
  const first = await settle();
  if (first.kind === "one") {
    // A browser that repeats the request, and whatever still hung.
    await send(executions.workflow);
    await wake("in-the-next-attempt");
    const again = await settle();
    return again.kind === "one" ? settleCopy() : again;
  }
  if (first.kind !== "failed") return first;
  for (const list of [ports.transport, ports.xta].flatMap((one) => [
    one.reserveFaults,
    one.submitFaults,
    one.sealFailures,
  ])) {
    list.length = 0;
  }
  faults.clear();
  ends = undefined;
  await send(executions.workflow);
  const second = await settle();
  await wake("in-the-next-attempt");
  const last = second.kind === "one" ? await settleCopy() : second;
  return last.kind === "one" ? { kind: "failed-then-one", reason: first.reason } : last;
}

function hasEnded(ports: MemoryPorts, { id }: Process): boolean {
  const process = ports.stored.processes.get(id);
  return (
    process?.resultsAvailableUntil !== undefined ||
    (process?.status === "SUBMIT_FAILURE" && process.submitting?.acceptedAt === undefined)
  );
}

function setTransportFaults(ports: MemoryPorts, { transport, twoTransports }: FaultPlan): void {
  const [first, second] =
    twoTransports === true ? [ports.xta, ports.transport] : [ports.transport, ports.xta];
  for (const { call, fault, ofSecond } of transport) {
    const { reserveFaults, submitFaults, sealFailures } = ofSecond === true ? second : first;
    if (call === "reserve") reserveFaults.push(fault);
    else if (call === "submit") submitFaults.push(fault);
    else if (fault !== "lost-answer") sealFailures.push(fault);
  }
}

function setPostboxFaults({ postbox: mailboxes }: MemoryPorts, { postbox = [] }: FaultPlan): void {
  for (const { call, fault } of postbox) {
    if (call === "reserve") mailboxes.reserveFaults.push(fault);
    else if (call === "submit") mailboxes.submitFaults.push(fault);
    else if (fault !== "lost-answer") mailboxes.sealFaults.push(fault);
  }
}

/** The function that the button calls dies or is refused between its two effects. */
function startedBadly(workflow: SubmitWorkflow, { start }: FaultPlan): SubmitWorkflow {
  return {
    async startSubmission(processId, attempt) {
      if (start === "killed-before-start") throw new Error("died before the start");
      if (start === "unavailable") return err({ kind: "workflow-unavailable" });
      const started = await workflow.startSubmission(processId, attempt);
      if (start === "killed-after-start") throw new Error("died after the start");
      return started;
    },
  };
}
