import { generateKeyPairSync, randomUUID } from "node:crypto";
import { z } from "zod";
import { createFaults, faultSchema } from "../kit/createFaults.ts";
import { json, type Answer } from "../kit/http.ts";
import { EVENT_PREFIX, signCompactJws } from "./events.ts";
import type { FitConnectState } from "./FitConnectState.ts";
import { rsaPrivateJwk } from "./keys/keyMaterial.ts";

/** What goes wrong with requests. */
const REQUEST_FAULTS = [
  "unavailable",
  "slow",
  "refuse",
  "reject-finalize",
  "drop-answer",
  "answer-twice",
] as const;
/** Faults of the answers that carry the event log; the log itself stays as it is. */
const LOG_FAULTS = ["repeat-events", "reverse-events", "forge-acceptance"] as const;
/** The mailbox service refuses the next message. */
const MAILBOX_FAULTS = ["refuse-message"] as const;
export const FIT_CONNECT_FAULTS = [...REQUEST_FAULTS, ...LOG_FAULTS, ...MAILBOX_FAULTS] as const;

export const fitConnectFault = faultSchema(FIT_CONNECT_FAULTS).extend({
  /** Only requests with this method. */
  method: z.enum(["GET", "POST", "PUT"]).optional(),
  /** Only requests whose path begins so. */
  path: z.string().startsWith("/").optional(),
  /** Status that "refuse" answers with, as a problem document. */
  status: z.number().int().min(400).max(599).default(422),
  /** Only requests whose path names this destination, or a submission to it. */
  destination: z.enum(["authority", "mailbox"]).optional(),
  /** Only the last upload of a submission, with which it is handed over. */
  finalize: z.literal(true).optional(),
  /** How long "slow" holds a request back. */
  delayMilliseconds: z.number().int().positive().max(60_000).default(3_000),
});

export type FitConnectFault = z.infer<typeof fitConnectFault>;

function isLogFault(kind: FitConnectFault["kind"]): boolean {
  return LOG_FAULTS.some((one) => one === kind);
}

interface HitRequest {
  readonly method: string;
  readonly path: string;
}

const FINALISE = /^\/submission-api\/v2\/submissions\/[^/]+$/;
const EVENT_LOG = /\/events$/;

export function createFitConnectFaults(destinationOf: (path: string) => FitConnectFault["destination"]) {
  const faults = createFaults<FitConnectFault>();
  return {
    set: faults.set,
    /** The fault that hits this request, if one does. */
    hit: (request: HitRequest) =>
      faults.take(
        (fault) =>
          concerns(fault, request) &&
          (fault.destination === undefined || fault.destination === destinationOf(request.path)),
      ),
    /** Whether the mailbox service is to refuse the next message. */
    refusesMessage: () => faults.take(({ kind }) => kind === "refuse-message") !== undefined,
  };
}

function concerns(fault: FitConnectFault, { method, path }: HitRequest): boolean {
  if (fault.path !== undefined && !path.startsWith(fault.path)) return false;
  if (fault.method !== undefined && fault.method !== method) return false;
  if (fault.kind === "refuse-message") return false;
  const isLast = method === "PUT" && FINALISE.test(path);
  if (fault.kind === "reject-finalize" || fault.finalize === true) return isLast;
  return !isLogFault(fault.kind) || (method === "GET" && EVENT_LOG.test(path));
}

const logBody = z.object({ offset: z.number(), eventLog: z.array(z.string()) });
const claims = z.looseObject({ sub: z.string(), events: z.record(z.string(), z.unknown()) });

/** The page of an event log as a broken or hostile delivery service would answer it. */
export function distortEventLog(
  answer: Answer,
  { kind, state }: { readonly kind: FitConnectFault["kind"]; readonly state: FitConnectState },
): Answer {
  if (answer.status !== 200 || !isLogFault(kind)) return answer;
  const { offset, eventLog } = logBody.parse(JSON.parse(String(answer.body)));
  const shown = distorted(eventLog, { kind, state });
  return json(200, { offset, count: shown.length, totalCount: offset + shown.length, eventLog: shown });
}

function distorted(
  tokens: readonly string[],
  { kind, state }: { readonly kind: FitConnectFault["kind"]; readonly state: FitConnectState },
): readonly string[] {
  if (kind === "repeat-events") return tokens.flatMap((token) => [token, token]);
  if (kind === "reverse-events") return tokens.toReversed();
  if (kind === "forge-acceptance") return [...tokens, ...forgedAcceptances(tokens, state)];
  return tokens;
}

/** For each submission what its authority would sign, all of it right but the key. */
function forgedAcceptances(tokens: readonly string[], state: FitConnectState): readonly string[] {
  const { active } = state.keys.material;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forger = { ...active.signing, privateJwk: rsaPrivateJwk.parse(privateKey.export({ format: "jwk" })) };
  return tokens.flatMap((token) => {
    const { events, ...submitted } = claims.parse(
      JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")),
    );
    const tags = events[`${EVENT_PREFIX}submit-submission`];
    if (tags === undefined) return [];
    const payload = {
      ...submitted,
      jti: randomUUID(),
      iss: active.destinationId,
      events: { [`${EVENT_PREFIX}accept-submission`]: tags },
    };
    return [signCompactJws(forger, { type: "secevent+jwt", payload })];
  });
}
