import type { Result } from "../../../../../functions/domain/result.ts";
import type { Mishap } from "../answer/MISHAPS.ts";
import type { AskedLogin, Level } from "../request/AskedLogin.ts";
import type { TestPerson } from "../people/TestPerson.ts";

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
  /** Whether duties that a request broke are told to the portal by a SAML answer. */
  readonly answersRefusals: boolean;
  /** Format of the attributes' names, where it is written. */
  readonly nameFormat: "uri" | "basic" | undefined;
  /** Levels that its accounts have, lowest first. */
  readonly levels: readonly Level[];
  readonly mishaps: readonly Mishap[];
  /** What the request asks for beside its core, or the code of the duty that it broke. */
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
  /** The attribute without which nobody can be recognised, or `NameID`. */
  readonly essential: string;
  /** Second status of an answer to somebody who gave up, and its message. */
  readonly cancelled: { readonly top: "Requester" | "Responder"; readonly message: string };
}
