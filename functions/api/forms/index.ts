import { formsPorts } from "#runtime/apiPorts.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { createApiHandler } from "#runtime/http/createApiHandler.ts";
import { originWords } from "#runtime/wiring/system.ts";
import { formsRoutes } from "./formsRoutes.ts";

export const handler = createApiHandler({
  group: "forms",
  originWords: originWords(),
  routes: formsRoutes(formsPorts()),
  availability,
});
