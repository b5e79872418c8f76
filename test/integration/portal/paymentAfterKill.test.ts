import { afterAll, beforeAll, expect } from "vitest";
import { startPortalProcess, type PortalProcess } from "../startPortal.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { Payer } from "./Payer.ts";
import { advanceClock } from "./portalUnderTest.ts";

/** Apart from the portals of the other suites. */
const PORT = 4660;
const SWEEP_SECONDS = 5 * 60;

let portal: PortalProcess;

const start = (fresh: boolean): Promise<PortalProcess> =>
  startPortalProcess({ port: PORT, state: ".local/killed", fresh });

beforeAll(async () => {
  portal = await start(true);
});
afterAll(() => portal.end("SIGTERM"));

onEmbedded.ownPortal(
  "A portal that is killed between paying and sending sends every paid application once when it runs again",
  async () => {
    const neverReturned = await Payer.atPortal(portal.url);
    const returned = await Payer.atPortal(portal.url);
    const returning = await Payer.atPortal(portal.url);
    await neverReturned.presses("pay");
    await returned.presses("pay");
    await returning.presses("pay");
    // The pipeline of this one has just begun.
    expect((await returned.comesBack()).stage).toBe("paid");
    const broken = returning.comesBack().catch(() => undefined);
    await portal.end("SIGKILL");
    await broken;

    portal = await start(false);
    await advanceClock(SWEEP_SECONDS, portal.url);
    for (const payer of [neverReturned, returned, returning]) await payer.expectArrival();
  },
);
