import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { versionRoutes } from "./versionRoutes.ts";

export const handler = createApiHandler({
  group: "version",
  routes: versionRoutes(availability),
  originWords: originWords(),
});
