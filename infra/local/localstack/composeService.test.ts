import { expect, it } from "vitest";
import { composeService } from "./composeService.ts";

it("the container is on the machine's network where Docker runs on the machine itself", () => {
  expect(composeService({ platform: "linux", env: {} })).toBe("host-network");
  expect(composeService({ platform: "darwin", env: {} })).toBe("own-network");
  expect(composeService({ platform: "win32", env: {} })).toBe("own-network");
  expect(composeService({ platform: "linux", env: { PORTAL_LOCALSTACK_NETWORK: "own" } })).toBe(
    "own-network",
  );
});
