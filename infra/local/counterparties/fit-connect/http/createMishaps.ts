import { isLogMishap, type FitConnectFault } from "../fitConnectFault.ts";

interface HitRequest {
  readonly method: string;
  readonly path: string;
}

export interface Mishaps {
  set(fault: FitConnectFault): void;
  /** The mishap that hits this request, if one does. */
  hit(request: HitRequest): FitConnectFault | undefined;
  /** Whether the mailbox service is to refuse the next message. */
  refusesMessage(): boolean;
}

const FINALISE = /^\/submission-api\/v2\/submissions\/[^/]+$/;
const EVENT_LOG = /\/events$/;

export function createMishaps(destinationOf: (path: string) => FitConnectFault["destination"]): Mishaps {
  let ordered: { readonly fault: FitConnectFault; left: number } | undefined;

  const take = (isHit: (fault: FitConnectFault) => boolean): FitConnectFault | undefined => {
    if (ordered === undefined || ordered.left <= 0 || !isHit(ordered.fault)) return undefined;
    ordered.left -= 1;
    return ordered.fault;
  };

  return {
    set: (fault) => {
      ordered =
        fault.mishap === "none" ? undefined : { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    },
    hit: (request) =>
      take(
        (fault) =>
          concerns(fault, request) &&
          (fault.destination === undefined || fault.destination === destinationOf(request.path)),
      ),
    refusesMessage: () => take(({ mishap }) => mishap === "refuse-message") !== undefined,
  };
}

function concerns(fault: FitConnectFault, { method, path }: HitRequest): boolean {
  if (fault.path !== undefined && !path.startsWith(fault.path)) return false;
  if (fault.method !== undefined && fault.method !== method) return false;
  if (fault.mishap === "refuse-message") return false;
  const isLast = method === "PUT" && FINALISE.test(path);
  if (fault.mishap === "reject-finalize" || fault.finalize === true) return isLast;
  return !isLogMishap(fault.mishap) || (method === "GET" && EVENT_LOG.test(path));
}
