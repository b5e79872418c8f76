import type { Result } from "#domain/result.ts";
import { attribute, text } from "#infra/counterparties/kit/readXml.ts";
import { type AnswerFault, type Level, LEVELS } from "#infra/counterparties/kit/sign-in/signInTexts.ts";
import type { TestPerson } from "#infra/counterparties/kit/sign-in/testPeople.ts";
import { inside } from "../NAMESPACE.ts";
import type { RegisteredPortal } from "../readPortalMetadata.ts";

/** Elements by name; those without a value are left out. */
export interface AnswerElements {
  readonly [name: string]: string | AnswerElements | undefined;
}

/** One attribute of an answer: a text, or elements inside by name. */
export interface AnswerAttribute {
  readonly name: string;
  readonly value: string | AnswerElements | undefined;
  /** `akdb:TrustLevel` of the value. */
  readonly trustLevel?: string;
  /** Type and namespace of the elements inside. */
  readonly type?: { readonly name: string; readonly prefix: string; readonly namespace: string };
}

export type Wishes = Pick<AskedLogin, "level" | "attributes"> & Partial<Pick<AskedLogin, "language">>;

/** What one kind of provider demands and how it answers. */
export interface Profile {
  readonly title: { readonly de: string; readonly en: string };
  /** Issuer of the answers; `address` is where this process answers. */
  readonly entityId: (address: string) => string;
  readonly binding: "HTTP-POST" | "HTTP-Redirect";
  readonly nameIdFormat: "transient" | "persistent";
  /** What is signed, and with which padding; of the answers and of the own certificate. */
  readonly signs: "assertion" | "response";
  readonly signature: "pss" | "pkcs1";
  readonly encrypts: boolean;
  /** Whether an invalid request is refused by a SAML answer to the portal. */
  readonly answersRefusals: boolean;
  /** Format of the attributes' names, where it is written. */
  readonly nameFormat: "uri" | "basic" | undefined;
  /** Levels that its accounts have, lowest first. */
  readonly levels: readonly Level[];
  readonly faults: readonly AnswerFault[];
  /** What the request asks for in its extensions, or the code of the rule that it breaks. */
  readonly readWishes: (
    request: Element,
    given: { readonly encryptionKey: string | undefined },
  ) => Result<Wishes, string>;
  /** Words of the authentication context by level. */
  readonly context: {
    readonly element: "AuthnContextClassRef" | "AuthnContextDeclRef";
    readonly words: Readonly<Record<Level, string>>;
    /** Said in place of a level when the login is to be too weak. */
    readonly tooLow: string;
  };
  readonly attributes: (
    person: TestPerson,
    login: {
      readonly level: Level;
      readonly host: string;
      readonly isTooLow: boolean;
      readonly isRevoked: boolean;
      readonly at: number;
    },
  ) => readonly AnswerAttribute[];
  /** The attribute that identifies the person, or `NameID`. */
  readonly essential: string;
  /** Second status of the answer after a cancellation, and its message. */
  readonly cancelled: { readonly top: "Requester" | "Responder"; readonly message: string };
}

/** A request that passed every check. */
export interface AskedLogin {
  readonly requestId: string;
  readonly relayState: string;
  readonly answerUrl: string;
  readonly portal: RegisteredPortal;
  /** The least level that is accepted. */
  readonly level: Level;
  /** Names of attributes; undefined where the portal cannot choose. */
  readonly attributes: readonly string[] | undefined;
  readonly language: "de" | "en";
}

/** Why a request is not served. With `answer` the portal gets a SAML answer, otherwise only the person sees a page. */
export interface RefusedRequest {
  readonly code: string;
  readonly answer?: Pick<AskedLogin, "requestId" | "relayState" | "answerUrl" | "portal">;
}

/** The least level that a request accepts; without a wish the lowest, undefined for an unknown one. */
export function askedLevel(request: Element, words: Readonly<Record<Level, string>>): Level | undefined {
  const [context] = inside(request, "saml2p:RequestedAuthnContext");
  if (context === undefined) return "low";
  if (attribute(context, "Comparison") !== "minimum") return undefined;
  const wanted = text(inside(context, "saml2:AuthnContextClassRef")[0]);
  return LEVELS.find((level) => words[level] === wanted);
}
