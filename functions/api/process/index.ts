import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { processPorts } from "#runtime/apiPorts.ts";
import { attachmentRoutes } from "./attachmentRoutes.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { editingRoutes } from "./editingRoutes.ts";
import { sentRoutes } from "./sentRoutes.ts";

const ports = processPorts();

export const handler = createApiHandler({
  group: "process",
  originWords: originWords(),
  routes: [...draftRoutes(ports), ...editingRoutes(ports), ...attachmentRoutes(ports), ...sentRoutes(ports)],
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
