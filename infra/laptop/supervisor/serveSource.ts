import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createServer } from "vite";
import { ok, type Result } from "#domain/result.ts";
import type { Pages, PagesOptions } from "./PortalBuilder.ts";
import type { StartFailure } from "./StartFailure.ts";

const project = path.resolve(import.meta.dirname, "../../..");

/**
 * The pages from source, with hot reload. Vite puts scripts and styles into the page itself; here alone the
 * content security policy allows them, by a nonce (readings 52).
 */
export async function serveSource(options: PagesOptions): Promise<Result<Pages, StartFailure>> {
  const settingsFile = path.join(options.stateFolder, "pages-settings.json");
  writeFileSync(settingsFile, JSON.stringify(options.settings));
  process.env["PORTAL_SETTINGS_FILE"] = settingsFile;
  const nonce = randomBytes(16).toString("base64url");
  const reloadPort = options.port + 4;
  const vite = await createServer({
    configFile: path.join(project, "frontend/vite.config.ts"),
    appType: "spa",
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { host: "127.0.0.1", port: reloadPort } },
  });
  return ok({
    handle: (incoming, outgoing) => {
      vite.middlewares(incoming, outgoing, () => {
        outgoing.writeHead(404).end();
      });
    },
    widen: (policy) =>
      policy
        .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
        .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
        .replace("connect-src 'self'", `connect-src 'self' ws://127.0.0.1:${reloadPort}`)
        // Vite's own client writes markup.
        .replace(/; require-trusted-types-for .*$/, ""),
    stop: () => vite.close(),
  });
}
