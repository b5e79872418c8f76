import { setTimeout as wait } from "node:timers/promises";
import type { FitConnectFault } from "../fitConnectFault.ts";
import { problem } from "./ApiAnswer.ts";
import type { ApiAnswer } from "./ApiAnswer.ts";

export interface Mishaps {
  set(fault: FitConnectFault): void;
  intervene(request: { readonly method: string; readonly path: string }): Promise<ApiAnswer | undefined>;
}

const FINALISE = /^\/submission-api\/v2\/submissions\/[^/]+$/;

export function createMishaps(): Mishaps {
  let ordered: { readonly fault: FitConnectFault; left: number } | undefined;

  const hits = (request: { readonly method: string; readonly path: string }): boolean => {
    if (ordered === undefined || ordered.left <= 0) return false;
    const { fault } = ordered;
    if (fault.path !== undefined && !request.path.startsWith(fault.path)) return false;
    return fault.mishap !== "reject-finalize" || (request.method === "PUT" && FINALISE.test(request.path));
  };

  return {
    set: (fault) => {
      ordered =
        fault.mishap === "none" ? undefined : { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    },
    intervene: async (request) => {
      if (ordered === undefined || !hits(request)) return undefined;
      ordered.left -= 1;
      const { mishap, delayMilliseconds } = ordered.fault;
      if (mishap === "unavailable") {
        return problem(503, { name: "unavailable", title: "Service unavailable" });
      }
      if (mishap === "reject-finalize") {
        return problem(422, { name: "submission-invalid", title: "The submission was refused" });
      }
      await wait(delayMilliseconds);
      return undefined;
    },
  };
}
