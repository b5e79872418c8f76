import type { Result } from "../../../../../functions/domain/result.ts";
import type { AskedLogin, Level } from "../request/AskedLogin.ts";
import type { TestPerson } from "../people/TestPerson.ts";

/** One attribute of an answer: a text, or elements inside by name. */
export interface AnswerAttribute {
  readonly name: string;
  readonly value: string | Readonly<Record<string, string | undefined>> | undefined;
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
  /** Whether duties that a request broke are told to the portal by a SAML answer. */
  readonly answersRefusals: boolean;
  /** What the request asks for beside its core, or the code of the duty that it broke. */
  readonly readWishes: (request: Element) => Result<Wishes, string>;
  /** Words of the authentication context by level. */
  readonly context: {
    readonly element: "AuthnContextClassRef" | "AuthnContextDeclRef";
    readonly words: Readonly<Record<Level, string>>;
    /** Said in place of a level when the login is to be too weak. */
    readonly tooLow: string;
  };
  readonly attributes: (
    person: TestPerson,
    login: { readonly level: Level; readonly host: string; readonly isTooLow: boolean },
  ) => readonly AnswerAttribute[];
  /** The attribute without which nobody can be recognised. */
  readonly essential: string;
  /** Second status of an answer to somebody who gave up, and its message. */
  readonly cancelled: { readonly top: "Requester" | "Responder"; readonly message: string };
}
