import { generateKeyPairSync, randomUUID } from "node:crypto";
import { z } from "zod";
import { isLogMishap, type FitConnectFault } from "../fitConnectFault.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import { json, type ApiAnswer } from "../http/ApiAnswer.ts";
import { rsaPrivateJwk } from "../keys/keyMaterial.ts";
import { EVENT_PREFIX } from "./eventNames.ts";
import { signCompactJws } from "./signCompactJws.ts";

const logBody = z.object({ offset: z.number(), eventLog: z.array(z.string()) });
const claims = z.looseObject({ sub: z.string(), events: z.record(z.string(), z.unknown()) });

/** The page of an event log as a broken or hostile delivery service would tell it. */
export function distortEventLog(
  answer: ApiAnswer,
  { mishap, world }: { readonly mishap: FitConnectFault["mishap"]; readonly world: FitConnectWorld },
): ApiAnswer {
  if (answer.status !== 200 || !isLogMishap(mishap)) return answer;
  const { offset, eventLog } = logBody.parse(JSON.parse(String(answer.body)));
  const told = distorted(eventLog, { mishap, world });
  return json(200, { offset, count: told.length, totalCount: offset + told.length, eventLog: told });
}

function distorted(
  tokens: readonly string[],
  { mishap, world }: { readonly mishap: FitConnectFault["mishap"]; readonly world: FitConnectWorld },
): readonly string[] {
  if (mishap === "repeat-events") return tokens.flatMap((token) => [token, token]);
  if (mishap === "reverse-events") return tokens.toReversed();
  if (mishap === "forge-acceptance") return [...tokens, ...forgedAcceptances(tokens, world)];
  return tokens;
}

/** For each submission what its authority would sign, all of it right but the key. */
function forgedAcceptances(tokens: readonly string[], world: FitConnectWorld): readonly string[] {
  const { active } = world.keys.material;
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
