import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createServer } from "vite";
import { contentSources, securityHeaders } from "../../../functions/contract/securityHeaders.ts";
import { ok, type Result } from "../../../functions/domain/result.ts";
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
  const sources = contentSources(options.settings, options.awsEndpoint);
  const connectOrigins = [...sources.connectOrigins, `ws://127.0.0.1:${reloadPort}`];
  const headers = Object.entries(securityHeaders({ ...sources, connectOrigins }, { https: false })).map(
    ([name, value]): [string, string] => [
      name,
      value
        .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
        .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
        // Vite's own client writes markup.
        .replace(/; require-trusted-types-for .*$/, ""),
    ],
  );
  return ok({
    handle: (incoming, outgoing) => {
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      vite.middlewares(incoming, outgoing, () => {
        outgoing.writeHead(404).end();
      });
    },
    stop: () => vite.close(),
  });
}
