import { TEST_MILLISECONDS } from "../gate/BOUNDS.ts";
import { test } from "./journey.ts";
import { type OwnPortal, startOwnPortal } from "./startOwnPortal.ts";

/** The journeys of a file, or of a group in it, talk to a portal of their own, started for them and ended after them. */
export function usesOwnPortal(
  port: number,
  describe: () => Omit<OwnPortal, "port"> | Promise<Omit<OwnPortal, "port">>,
): void {
  let stop: () => Promise<void>;
  test.use({ baseURL: `http://127.0.0.1:${port.toString()}` });
  test.beforeAll(async () => {
    test.setTimeout(TEST_MILLISECONDS);
    stop = await startOwnPortal({ port, ...(await describe()) });
  });
  test.afterAll(() => stop());
}
