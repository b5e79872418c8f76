import type { Profile } from "../profiles/Profile.ts";
import type { KeyTransport } from "./encryptAssertion.ts";
import type { Signer } from "./sign.ts";

/** What a provider writes an answer with. */
export interface AnswerMeans {
  readonly profile: Profile;
  readonly issuer: string;
  readonly signer: Signer;
  readonly transport: KeyTransport;
  readonly now: number;
}
