import { deliveryPorts } from "#runtime/apiPorts.ts";
import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { deliveryRoutes } from "./deliveryRoutes.ts";

export const handler = createApiHandler({
  group: "delivery",
  routes: deliveryRoutes(deliveryPorts()),
  originWords: originWords(),
});
