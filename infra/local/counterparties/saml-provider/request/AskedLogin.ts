import type { RegisteredPortal } from "../readPortalMetadata.ts";

export const LEVELS = ["low", "substantial", "high"] as const;
export type Level = (typeof LEVELS)[number];

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

/** Why a request is not served. With `answer` the portal is told by a SAML answer, otherwise only the person. */
export interface RefusedRequest {
  readonly code: string;
  readonly answer?: Pick<AskedLogin, "requestId" | "relayState" | "answerUrl" | "portal">;
}
