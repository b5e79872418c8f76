import { deliveryChecks, reportingCheck } from "#adapters/portal-visit/deliveryChecks.ts";
import { draftChecks, type SampleApplication } from "#adapters/portal-visit/draftChecks.ts";
import { sendingChecks } from "#adapters/portal-visit/sendingChecks.ts";
import type { TestAccount } from "#adapters/portal-visit/signInByForm.ts";
import { runSmokeChecks, type SmokeResult } from "#adapters/portal-visit/SmokeCheck.ts";

/** An application that a visit fills in: service, place, answers and the documents that they call for. */
export type VisitSample = SampleApplication;

export interface PortalVisit {
  readonly url: string;
  /** Address of the gateway, which must be closed; undefined: not tried. */
  readonly api: string | undefined;
  /** Sends a whole application; undefined: a draft only. */
  readonly account: TestAccount | undefined;
  readonly sample: VisitSample;
}

/** Visits a running portal from outside, as people do, and says of each thing whether it works. */
export function visitPortal({ url, api, account, sample }: PortalVisit): Promise<readonly SmokeResult[]> {
  return runSmokeChecks([
    ...deliveryChecks(url, api),
    reportingCheck(url),
    ...draftChecks(url, sample),
    ...(account === undefined ? [] : sendingChecks(url, { sample, account })),
  ]);
}

/** Pages, assets and an address of the API, all at once: a portal that does not answer is known within seconds. */
export async function visitPages(url: string): Promise<readonly SmokeResult[]> {
  return (await Promise.all(deliveryChecks(url, undefined).map((check) => runSmokeChecks([check])))).flat();
}
