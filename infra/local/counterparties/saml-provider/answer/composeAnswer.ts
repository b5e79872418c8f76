import { randomUUID } from "node:crypto";
import type { TestPerson } from "../people/TestPerson.ts";
import { TEST_PEOPLE } from "../people/TEST_PEOPLE.ts";
import type { Profile } from "../profiles/Profile.ts";
import type { AskedLogin, Level } from "../request/AskedLogin.ts";
import type { AnswerMeans } from "./AnswerMeans.ts";
import { assertion } from "./assertion.ts";
import { encryptAssertion } from "./encryptAssertion.ts";
import { failedAnswer } from "./failedAnswer.ts";
import type { Mishap } from "./MISHAPS.ts";
import { response, SUCCESS } from "./response.ts";
import { signEnveloped } from "./sign.ts";
import { stranger } from "./stranger.ts";
import { wrapSigned } from "./wrapSigned.ts";

const AN_HOUR = 3_600_000;

export interface AnswerOrder {
  readonly login: AskedLogin;
  readonly person: TestPerson;
  readonly level: Level;
  readonly mishap: Mishap | undefined;
  readonly sessionIndex: string;
  readonly nameId: string;
}

/** The answer to a login as XML: right, or wrong in the way that was ordered. */
export function composeAnswer(order: AnswerOrder, means: AnswerMeans): string {
  const { login, mishap } = order;
  const { profile, issuer, now } = means;
  if (mishap === "cancel")
    return failedAnswer(login, { ...means, ...profile.cancelled, second: "AuthnFailed" });
  if (mishap === "error-status") {
    return failedAnswer(login, {
      ...means,
      top: "Responder",
      second: "RequestUnsupported",
      message: "internal",
    });
  }
  const forged = TEST_PEOPLE.find(({ id }) => id !== order.person.id) ?? order.person;
  // Where the address is signed, its signature is the one that will be wrong.
  const isForeign = mishap === "wrong-signature" && profile.binding === "HTTP-POST";
  const signer = isForeign ? stranger(means.signer) : means.signer;
  const seal = (plain: string): string => {
    const [certificate] = login.portal.encryption;
    if (!profile.encrypts || certificate === undefined) return plain;
    return encryptAssertion(plain, { certificate, transport: means.transport }).markup;
  };
  const signed = (plain: string, part: Profile["signs"]): string =>
    part === profile.signs && mishap !== "unsigned" ? signEnveloped(plain, signer) : plain;
  const attacked = (genuine: string, forgery: string): string =>
    mishap === "wrapped-assertion" ? wrapSigned(genuine, forgery) : genuine;
  const write = (person: TestPerson): string => assertionFor({ ...order, person }, means);
  const envelope = (content: string): string =>
    response(login, {
      id: `_${randomUUID()}`,
      issuer,
      status: SUCCESS,
      content: { markup: content },
      at: mishap === "expired" ? now - AN_HOUR : now,
    }).markup;
  const plain = write(order.person);
  if (profile.signs === "assertion") {
    return envelope(seal(attacked(signed(plain, "assertion"), write(forged))));
  }
  return attacked(signed(envelope(seal(plain)), "response"), envelope(seal(write(forged))));
}

function assertionFor(order: AnswerOrder, { profile, issuer, now }: AnswerMeans): string {
  const { login, person, level, mishap } = order;
  const { entityId } = login.portal;
  const isTooLow = mishap === "level-too-low";
  const isRevoked = mishap === "revoked-card";
  const isWithout = (name: string): boolean => mishap === "missing-attribute" && name === profile.essential;
  const host = URL.canParse(entityId) ? new URL(entityId).hostname : entityId;
  const attributes = profile
    .attributes(person, { level, host, isTooLow, isRevoked, at: now })
    .filter(({ name }) => login.attributes?.includes(name) ?? true)
    .filter(({ name }) => !isWithout(name));
  return assertion(profile, {
    id: `_${randomUUID()}`,
    issuer,
    audience: mishap === "wrong-audience" ? "https://another-portal.example/" : entityId,
    login,
    nameId: isWithout("NameID") ? undefined : order.nameId,
    sessionIndex: order.sessionIndex,
    context: isTooLow ? profile.context.tooLow : profile.context.words[level],
    attributes,
    at: mishap === "expired" ? now - AN_HOUR : now,
    authenticatedAt: mishap === "expired" || mishap === "old-sign-in" ? now - AN_HOUR : now,
  }).markup;
}
