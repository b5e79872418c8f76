import { patiently } from "#infra/laptop/settings/patience.ts";

// What the portal's own code bounds in the process of a test, as functions on the laptop have it; once in a process, whose tests
// all begin with this.
const timeout = AbortSignal.timeout.bind(AbortSignal);
const patientTimeout = (milliseconds: number): AbortSignal => timeout(patiently(milliseconds));
if (AbortSignal.timeout.name !== patientTimeout.name) AbortSignal.timeout = patientTimeout;
