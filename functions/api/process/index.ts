import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { processPorts } from "../../runtime/processPorts.ts";
import { attachmentRoutes } from "./attachmentRoutes.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { editingRoutes } from "./editingRoutes.ts";
import { sentRoutes } from "./sentRoutes.ts";

const ports = processPorts();

export const handler = createApiHandler({
  group: "process",
  routes: [...draftRoutes(ports), ...editingRoutes(ports), ...attachmentRoutes(ports), ...sentRoutes(ports)],
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
  availability,
});
