import { TLSSocket } from "node:tls";
import { sameText } from "../../process/sameText.ts";
import { OFFICES, type Office } from "../OFFICES.ts";
import type { PaymentWorld, ProviderCall } from "../PaymentWorld.ts";
import { SCOPE } from "./createAccessTokens.ts";
import { describedProblem, problem, type ProviderAnswer } from "./ProviderAnswer.ts";

type Admission =
  { readonly ok: true; readonly office: Office } | { readonly ok: false; readonly answer: ProviderAnswer };

/** The office of an address, for a client that may ask there. */
export function admit(
  world: PaymentWorld,
  asked: { readonly call: ProviderCall; readonly originatorId: string; readonly endPointId: string },
): Admission {
  const { originatorId, endPointId, call } = asked;
  if (![originatorId, endPointId].every((part) => /^[\w-]{1,36}$/.test(part))) {
    return refused(problem(400, "VALIDATION_ERROR"));
  }
  const office = OFFICES.find((one) => one.originatorId === originatorId && one.endPointId === endPointId);
  if (office === undefined) return refused(problem(404, "NO_VALID_ORIGINATOR_OR_ENDPOINT"));
  const proof = proofOf(world, { call, office });
  if (proof === "right") return { ok: true, office };
  if (proof === "without-scope") return refused(problem(403, "FORBIDDEN"));
  const answer = describedProblem({ status: 401, code: "FORBIDDEN", title: "Credentials are needed" });
  return refused({
    ...answer,
    headers: { "www-authenticate": office.authentication === "basic" ? "Basic" : "Bearer" },
  });
}

function proofOf(
  world: PaymentWorld,
  { call, office }: { readonly call: ProviderCall; readonly office: Office },
): "right" | "wrong" | "without-scope" {
  const { socket, headers } = call.request;
  const [scheme = "", value = ""] = (headers.authorization ?? "").split(" ");
  if (world.mutualTls) return socket instanceof TLSSocket && socket.authorized ? "right" : "wrong";
  switch (office.authentication) {
    case "none":
      return "right";
    case "basic": {
      const { user, password } = world.credentials.basic;
      const given = Buffer.from(value, "base64").toString("utf8");
      return scheme === "Basic" && sameText(given, `${user}:${password}`) ? "right" : "wrong";
    }
    case "oauth": {
      const scopes = scheme === "Bearer" ? world.tokens.scopesOf(value) : undefined;
      if (scopes === undefined) return "wrong";
      return scopes.includes(SCOPE) ? "right" : "without-scope";
    }
  }
}

function refused(answer: ProviderAnswer): Admission {
  return { ok: false, answer };
}
