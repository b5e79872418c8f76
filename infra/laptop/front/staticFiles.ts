import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { askedLanguage, type OfferedLanguages } from "./askedLanguage.ts";

export type StaticFiles = {
  readonly handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
};

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressions = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * The built single-page application, as CloudFront serves it: hashed files for ever, pages asked for anew,
 * files compressed at build time, and for every address that is not a file its own `page.html`, where the build wrote
 * one, or `index.html` (readings 52).
 */
export function staticFiles(options: {
  readonly folder: string;
  readonly languages: OfferedLanguages;
}): StaticFiles {
  return {
    handle: async (incoming, outgoing) => {
      const { name, file } = await found(incoming, options);
      if (file === undefined) {
        // As a bucket says it to who may not list it (S3, "GetObject").
        outgoing.writeHead(403, { "content-type": "application/xml" });
        outgoing.end("<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>\n");
        return;
      }
      const cacheControl = /^\/(assets|builds\/meta)\//.test(name)
        ? "public, max-age=31536000, immutable"
        : "no-cache";
      const headers = {
        "content-type": mediaTypes[path.extname(name)] ?? "application/octet-stream",
        "cache-control": cacheControl,
        etag: file.etag,
        vary: "Accept-Encoding",
        ...(file.encoding === undefined ? {} : { "content-encoding": file.encoding }),
      };
      if (incoming.headers["if-none-match"] === file.etag) {
        outgoing.writeHead(304, headers).end();
        return;
      }
      outgoing.writeHead(200, { ...headers, "content-length": file.size });
      if (incoming.method === "HEAD") outgoing.end();
      else await pipeline(createReadStream(file.path), outgoing).catch(() => undefined);
    },
  };
}

async function found(
  incoming: IncomingMessage,
  options: { readonly folder: string; readonly languages: OfferedLanguages },
): Promise<{ readonly name: string; readonly file: OpenableFile | undefined }> {
  const language = askedLanguage(incoming.headers, options.languages);
  for (const name of fileNames(incoming.url ?? "/", language)) {
    const file = await openable(path.join(options.folder, name), incoming);
    if (file !== undefined) return { name, file };
  }
  return { name: "", file: undefined };
}

/**
 * The files an address can stand for, the first that is there counts; none for an address that is none. An address
 * without a dot in its last part is a page of the application, perhaps in several languages.
 */
export function fileNames(url: string, language: string): readonly string[] {
  const encoded = url.split("?", 1).join("");
  const decoded = decodedPath(encoded);
  if (decoded === undefined || !decoded.startsWith("/") || decoded.includes("\0") || decoded.includes("\\")) {
    return [];
  }
  const parts = decoded.split("/");
  if (parts.includes("..")) return [];
  if ((parts.at(-1) ?? "").includes(".")) return [decoded];
  const folder = decoded.replace(/\/+$/, "");
  return [`${folder}/page.${language}.html`, `${folder}/page.html`, "/index.html"];
}

type OpenableFile = { path: string; size: number; etag: string; encoding: string | undefined };

async function openable(file: string, incoming: IncomingMessage): Promise<OpenableFile | undefined> {
  const accepted = incoming.headers["accept-encoding"]?.toString() ?? "";
  const plain = await described(file, undefined);
  if (plain === undefined || !isCompressed(file, plain.size)) return plain;
  for (const [encoding, ending] of compressions) {
    if (!accepted.includes(encoding)) continue;
    const compressed = await described(`${file}${ending}`, encoding);
    if (compressed !== undefined) return compressed;
  }
  return plain;
}

/** CloudFront, "Serve compressed files": only of some types and sizes; of `mediaTypes` these. */
function isCompressed(file: string, bytes: number): boolean {
  const isText = /^(text\/(css|html|javascript|plain)|application\/json|image\/svg\+xml)\b/;
  return isText.test(mediaTypes[path.extname(file)] ?? "") && bytes >= 1_000 && bytes <= 10_000_000;
}

async function described(file: string, encoding: string | undefined): Promise<OpenableFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`;
  return { path: file, size: found.size, etag, encoding };
}

function decodedPath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
