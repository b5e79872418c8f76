import type { FitConnectOptions } from "../fit-connect/FitConnectOptions.ts";

/** The mailbox service behind FIT-Connect, in the name of the portal's sender client. */
export interface PostboxOptions extends Omit<
  FitConnectOptions,
  "callback" | "destinations" | "submissionSchemas"
> {
  readonly postbox: {
    /** Destination of the mailbox service. */
    readonly destinationId: string;
    /** Who writes, and about which service; shown to the person. */
    readonly sender: string;
    readonly service: string;
    /** Address of the portal. */
    readonly senderUrl: string;
  };
  /** Certificate and key that the mailbox service knows the portal by; PEM, both. */
  readonly identity: () => Promise<{ readonly certificate: string; readonly key: string }>;
}
