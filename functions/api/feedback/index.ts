import { feedbackPorts } from "#runtime/apiPorts.ts";
import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { feedbackRoutes } from "./feedbackRoutes.ts";

export const handler = createApiHandler({
  group: "feedback",
  routes: feedbackRoutes(feedbackPorts()),
  originWords: originWords(),
});
