import { formsPorts } from "../../runtime/formsPorts.ts";
import { createApiHandler } from "../../runtime/http/createApiHandler.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { formsRoutes } from "./formsRoutes.ts";

export const handler = createApiHandler({
  group: "forms",
  routes: formsRoutes(formsPorts()),
  availability,
});
