import type { Plugin } from "vite";
import { ROUTES } from "#contract/routes.ts";

/**
 * The table of the API as the browser needs it: method and path of what a page calls. Who may call what is the server's
 * business, and half of what the table weighs; what identity and delivery providers send is none of the browser's.
 */
export function browserRoutes(): Plugin {
  const routes = Object.fromEntries(
    Object.entries(ROUTES)
      .filter(([, route]) => !("sentBy" in route))
      .map(([name, { method, path }]) => [name, { method, path }]),
  );
  return {
    name: "portal-browser-routes",
    load: (id) =>
      id.endsWith("/functions/contract/routes.ts")
        ? { code: `export const ROUTES = ${JSON.stringify(routes)};`, moduleType: "js" }
        : null,
  };
}
