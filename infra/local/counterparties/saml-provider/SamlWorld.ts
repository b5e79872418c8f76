import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import { type AnswerOrder, composeAnswer } from "./answer/composeAnswer.ts";
import { KEY_TRANSPORTS } from "./answer/encryptAssertion.ts";
import { failedAnswer } from "./answer/failedAnswer.ts";
import type { Mishap } from "./answer/MISHAPS.ts";
import type { Signer } from "./answer/sign.ts";
import type { ProviderKeys } from "./keys/openProviderKeys.ts";
import { nameIdOf } from "./people/nameIdOf.ts";
import type { Profile } from "./profiles/Profile.ts";
import type { RefusedRequest } from "./request/AskedLogin.ts";
import type { samlAddresses } from "./samlAddresses.ts";
import { NAMESPACE } from "./xml/NAMESPACE.ts";
import { xml } from "./xml/xml.ts";

/** One running provider: what it is, whom it signed in, what it is to do wrong. */
export interface SamlWorld {
  readonly id: string;
  readonly profile: Profile;
  readonly keys: ProviderKeys;
  readonly portalUrl: string;
  readonly addresses: ReturnType<typeof samlAddresses>;
  readonly issuer: string;
  readonly signer: Signer;
  readonly clock: CounterpartyClock;
  /** Name of the person by the index of the provider's own session. */
  readonly sessions: Map<string, string>;
  /** Ids of our own requests to sign somebody out, until the portal answers them. */
  readonly askedLogouts: Set<string>;
  /** The mishap that the console ordered for this login, or the one chosen. */
  mishapOf(chosen: Mishap | undefined): Mishap | undefined;
  answer(order: Omit<AnswerOrder, "nameId">): string;
  /** The answer to a request that broke a duty; its code stands in the detail. */
  refusal(code: string, to: NonNullable<RefusedRequest["answer"]>): string;
}

export function createSamlWorld(
  given: Pick<SamlWorld, "id" | "profile" | "keys" | "portalUrl" | "addresses" | "clock">,
  takeMishap: () => Mishap | undefined,
): SamlWorld {
  const { profile, keys, addresses, clock } = given;
  const issuer = profile.entityId(addresses.home);
  const showsCertificate = profile.binding === "HTTP-POST";
  const signer = { ...keys.signing, signature: profile.signature, showsCertificate };
  const sessions = new Map<string, string>();
  let answers = 0;
  let earlier: string | undefined;
  return {
    ...given,
    issuer,
    signer,
    sessions,
    askedLogouts: new Set<string>(),
    mishapOf: (chosen) => takeMishap() ?? chosen,
    answer: (order) => {
      const { person, login, mishap, sessionIndex } = order;
      const nameId = nameIdOf(person, { profile, portal: login.portal.entityId });
      const transport = KEY_TRANSPORTS[answers % KEY_TRANSPORTS.length] ?? "xmlenc11";
      answers += 1;
      const means = { profile, issuer, signer, transport, now: clock.now() };
      if (mishap === "replay") {
        const old = { ...login, requestId: "_answered-before-000000" };
        return earlier ?? composeAnswer({ ...order, login: old, nameId }, means);
      }
      const answer = composeAnswer({ ...order, nameId }, means);
      if (mishap === undefined) {
        earlier = answer;
        sessions.set(sessionIndex, nameId);
      }
      return answer;
    },
    refusal: (code, to) => {
      const detail = JSON.stringify({ version: "1.0", errors: [{ code, message: code }] });
      const means = { profile, issuer, signer, transport: KEY_TRANSPORTS[0], now: clock.now() };
      return failedAnswer(to, {
        ...means,
        top: "Requester",
        second: "RequestDenied",
        message: "security-msg",
        detail: xml`<saml2p:StatusDetail><akdb:StatusDetail xmlns:akdb="${NAMESPACE.akdb}">${detail}</akdb:StatusDetail></saml2p:StatusDetail>`,
      });
    },
  };
}
