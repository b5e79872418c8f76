import { authPorts } from "#runtime/apiPorts.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { authRoutes } from "./authRoutes.ts";

const ports = authPorts();

export const handler = createApiHandler({
  group: "auth",
  originWords: originWords(),
  routes: authRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
