import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { paymentPorts } from "../../runtime/paymentPorts.ts";
import { paymentRoutes } from "./paymentRoutes.ts";

const ports = paymentPorts();

export const handler = createApiHandler({
  group: "payment",
  routes: paymentRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
