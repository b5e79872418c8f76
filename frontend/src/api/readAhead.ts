import { preload } from "swr";
import type { OperationName } from "../../../functions/contract/routes.ts";
import { call } from "./call.ts";
import type { RequestOf } from "./client.ts";

/** Asks before the part that shows the answer is there; `useRead` takes it over. */
export function readAhead<Name extends OperationName>(
  ...[name, request]: readonly [Name, RequestOf<Name>]
): void {
  void preload([name, request], () => call(name, request));
}
