import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileForm } from "../../adapters/form-import/compileForm.ts";
import type { FormRefusal } from "../../adapters/form-import/FormRefusal.ts";
import { OWN_CONTENT, securityHeaders } from "../../contract/securityHeaders.ts";
import { err, ok, type Result } from "../../domain/result.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const HOST = "127.0.0.1";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Shows a definition as the portal shows it, in a browser on this machine: without a process, an account or saving, in
 * both languages and under the portal's own content security policy. Answers the address, or why there is no form.
 */
export async function renderForm(
  definition: unknown,
  options: { readonly port: number },
): Promise<Result<string, readonly FormRefusal[]>> {
  const files = new Map<string, string>();
  for (const locale of ["de", "en"] as const) {
    const form = compileForm(definition, { locale, version: "preview" });
    if (!form.ok) return err(form.failure);
    files.set(`/form.${locale}.json`, JSON.stringify(form.value));
  }
  const folder = await mkdtemp(path.join(tmpdir(), "form-preview-"));
  await buildPages(folder);
  const headers = securityHeaders(OWN_CONTENT, { https: false });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", `http://${HOST}`);
    const name = path.extname(pathname) === "" ? "/index.html" : path.posix.normalize(pathname);
    const type = MEDIA_TYPES[path.extname(name)] ?? "application/octet-stream";
    const body = files.get(name) ?? readFile(path.join(folder, name));
    Promise.resolve(body).then(
      (bytes) => response.writeHead(200, { ...headers, "content-type": type }).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  server.listen(options.port, HOST);
  await once(server, "listening");
  return ok(`http://${HOST}:${String(options.port)}/`);
}

async function buildPages(folder: string): Promise<void> {
  const vite = path.join(ROOT, "node_modules/vite/bin/vite.js");
  const words = ["build", "--config", "frontend/preview/vite.config.ts", "--outDir", folder, "--emptyOutDir"];
  const child = spawn(process.execPath, [vite, ...words, "--logLevel", "warn"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    // Standard output belongs to the address.
    stdio: ["ignore", 2, 2],
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error("The pages of the preview cannot be built; the message stands above.");
}
