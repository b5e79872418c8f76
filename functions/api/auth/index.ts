import { authPorts } from "../../runtime/authPorts.ts";
import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { authRoutes } from "./authRoutes.ts";

const ports = authPorts();

export const handler = createApiHandler({
  group: "auth",
  routes: authRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
