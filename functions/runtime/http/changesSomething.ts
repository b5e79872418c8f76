import { type OperationName, type Route, ROUTES } from "#contract/routes.ts";

/**
 * Writes that go on while a portal only reads: sessions come and go, a window says that it is still there, a person saw
 * the result, and what was paid is looked at.
 */
const GOES_ON: readonly OperationName[] = [
  "prolongSession",
  "endSessions",
  "touchProcess",
  "acknowledgeResult",
  "completePayment",
];

/** Whether a call changes what people keep here. */
export function changesSomething(name: OperationName): boolean {
  const { method, access }: Route = ROUTES[name];
  return method !== "GET" && access !== "public" && !GOES_ON.includes(name);
}
