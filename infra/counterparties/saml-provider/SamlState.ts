import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import { type AnswerOrder, composeAnswer } from "./answer/composeAnswer.ts";
import { KEY_TRANSPORTS, failedAnswer } from "./answer/response.ts";
import type { AnswerFault } from "../kit/sign-in/signInTexts.ts";
import type { Signer } from "./answer/sign.ts";
import type { ProviderKeys } from "./openProviderKeys.ts";
import type { Profile, RefusedRequest } from "./profiles/Profile.ts";
import { NAMESPACE } from "./NAMESPACE.ts";
import { xml } from "../kit/xml.ts";
import { createHash, randomUUID } from "node:crypto";
import type { TestPerson } from "../kit/sign-in/testPeople.ts";

/** One running provider: what it is, its sessions and its faults. */
export interface SamlState {
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
  /** Ids of our own logout requests, until the portal answers them. */
  readonly askedLogouts: Set<string>;
  /** The fault that the console ordered for this login, or the one chosen. */
  faultOf(chosen: AnswerFault | undefined): AnswerFault | undefined;
  answer(order: Omit<AnswerOrder, "nameId">): string;
  /** The answer to a request that broke a duty; its code stands in the detail. */
  refusal(code: string, to: NonNullable<RefusedRequest["answer"]>): string;
}

export function createSamlState(
  given: Pick<SamlState, "id" | "profile" | "keys" | "portalUrl" | "addresses" | "clock">,
  takeFault: () => AnswerFault | undefined,
): SamlState {
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
    faultOf: (chosen) => takeFault() ?? chosen,
    answer: (order) => {
      const { person, login, fault, sessionIndex } = order;
      const nameId = nameIdOf(person, { profile, portal: login.portal.entityId });
      const transport = KEY_TRANSPORTS[answers % KEY_TRANSPORTS.length] ?? "xmlenc11";
      answers += 1;
      const means = { profile, issuer, signer, transport, now: clock.now() };
      if (fault === "replay") {
        const old = { ...login, requestId: "_answered-before-000000" };
        return earlier ?? composeAnswer({ ...order, login: old, nameId }, means);
      }
      const answer = composeAnswer({ ...order, nameId }, means);
      if (fault === undefined) {
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

/** The name of a person in answers for one portal: the same for good, or a new one at each login. */
function nameIdOf(
  person: TestPerson,
  { profile, portal }: { readonly profile: Profile; readonly portal: string },
): string {
  if (profile.nameIdFormat === "transient") return `_${randomUUID()}`;
  return `ek-${createHash("sha256").update(`${person.id}|${portal}`).digest("hex").slice(0, 32)}`;
}

/** Where a provider of this kind answers on one port. */
export function samlAddresses(port: number): {
  readonly home: string;
  readonly metadataUrl: string;
  readonly signOnUrl: string;
  readonly logoutUrl: string;
} {
  const home = `http://localhost:${port}`;
  return { home, metadataUrl: `${home}/metadata`, signOnUrl: `${home}/sso`, logoutUrl: `${home}/slo` };
}
