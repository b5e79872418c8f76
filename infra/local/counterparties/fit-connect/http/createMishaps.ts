import { isLogMishap, type FitConnectFault } from "../fitConnectFault.ts";

interface HitRequest {
  readonly method: string;
  readonly path: string;
}

export interface Mishaps {
  set(fault: FitConnectFault): void;
  /** The mishap that hits this request, if one does. */
  hit(request: HitRequest): FitConnectFault | undefined;
}

const FINALISE = /^\/submission-api\/v2\/submissions\/[^/]+$/;
const EVENT_LOG = /\/events$/;

export function createMishaps(): Mishaps {
  let ordered: { readonly fault: FitConnectFault; left: number } | undefined;

  return {
    set: (fault) => {
      ordered =
        fault.mishap === "none" ? undefined : { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    },
    hit: (request) => {
      if (ordered === undefined || ordered.left <= 0 || !concerns(ordered.fault, request)) return undefined;
      ordered.left -= 1;
      return ordered.fault;
    },
  };
}

function concerns(fault: FitConnectFault, { method, path }: HitRequest): boolean {
  if (fault.path !== undefined && !path.startsWith(fault.path)) return false;
  if (fault.method !== undefined && fault.method !== method) return false;
  if (fault.mishap === "reject-finalize") return method === "PUT" && FINALISE.test(path);
  return !isLogMishap(fault.mishap) || (method === "GET" && EVENT_LOG.test(path));
}
