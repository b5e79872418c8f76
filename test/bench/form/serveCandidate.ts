import { globSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { OWN_CONTENT, securityHeaders } from "#contract/securityHeaders.ts";

const HOST = "127.0.0.1";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export interface Served {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves a built folder under the portal's own content security policy, compressed before the first request. As at the
 * portal, a browser keeps files with a hash in their name during a visit; each visit has a context of its own and is a
 * first one.
 */
export async function serveCandidate(folder: string, { port }: { readonly port: number }): Promise<Served> {
  const headers = securityHeaders(OWN_CONTENT, { https: false });
  const files = new Map(
    globSync("**/*.*", { cwd: folder })
      .filter((name) => Object.hasOwn(MEDIA_TYPES, path.extname(name)))
      .map((name) => [`/${name.replaceAll("\\", "/")}`, compressed(path.join(folder, name))]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", `http://${HOST}`);
    const name = path.posix.extname(pathname) === "" ? "/index.html" : pathname;
    const file = files.get(name);
    if (file === undefined) {
      response.writeHead(404, headers).end();
      return;
    }
    const accepted = String(request.headers["accept-encoding"]).split(/, */);
    const encoding = (["br", "gzip"] as const).find((one) => accepted.includes(one) && file[one]);
    response
      .writeHead(200, {
        ...headers,
        "content-type": MEDIA_TYPES[path.extname(name)],
        "cache-control": name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        ...(encoding && { "content-encoding": encoding }),
      })
      .end(encoding === undefined ? file.plain : file[encoding]);
  });
  server.listen(port, HOST);
  await once(server, "listening");
  return {
    url: `http://${HOST}:${port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface ServedFile {
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

function compressed(file: string): ServedFile {
  const plain = readFileSync(file);
  if (file.endsWith(".woff2")) return { plain };
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }) };
}
