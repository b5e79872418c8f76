import { documentPorts } from "#runtime/apiPorts.ts";
import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { documentRoutes } from "./documentRoutes.ts";

const ports = documentPorts();

/** Apart from the other functions of the API: pdfkit alone takes as long to load as one of them. */
export const handler = createApiHandler({
  group: "documents",
  originWords: originWords(),
  routes: documentRoutes(ports),
  sessions: () => ports.sessions,
  blockList: () => ports.blockList,
});
