import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { paymentPorts } from "#runtime/apiPorts.ts";
import { paymentRoutes } from "./paymentRoutes.ts";

const ports = paymentPorts();

export const handler = createApiHandler({
  group: "payment",
  originWords: originWords(),
  routes: paymentRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
