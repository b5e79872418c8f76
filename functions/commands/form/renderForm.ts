import path from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import type { FormRefusal } from "#forms/import/FormRefusal.ts";
import { knownComponents } from "#forms/import/formio/knownComponents.ts";
import { isRaw } from "#forms/import/formio/rawDefinition.ts";
import type { Finding } from "#forms/import/lint/Finding.ts";
import { OWN_CONTENT, securityHeaders } from "#contract/securityHeaders.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { appearances as appearancesOf, type Appearance } from "#forms/import/lint/appearances.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readDefinitionFile, refusalSentence } from "../readDefinitionFile.ts";
import { formioOf, shownForm } from "./shownForm.ts";
import { withProblems } from "./withProblems.ts";

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
 * both languages and under the portal's own content security policy. Its problems stand beside what they are about.
 * Answers the address, or why there is no form.
 */
export async function renderForm(
  definition: unknown,
  { port, findings }: { readonly port: number; readonly findings: readonly Finding[] },
): Promise<Result<string, readonly FormRefusal[]>> {
  const source = formioOf(definition);
  if (!source.ok) return err(source.failure);
  const files = new Map<string, string>();
  const known = isRaw(source.value) ? knownComponents(source.value) : [];
  for (const locale of ["de", "en"] as const) {
    const shown = shownForm(source.value, locale);
    if (!shown.ok) return err(shown.failure);
    const { form, report } = withProblems(shown.value, { findings, known });
    files.set(`/form.${locale}.json`, JSON.stringify(form));
    files.set(`/problems.${locale}.json`, JSON.stringify(report));
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
  server.listen(port, HOST);
  await once(server, "listening");
  return ok(`http://${HOST}:${String(port)}/`);
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

/** With which answers every conditional part of a definition appears: `appearances FILE`. */
export async function appearances([file, ...more]: readonly string[]): Promise<CommandAnswer> {
  if (file === undefined || file.startsWith("-") || more.length > 0) return unable("form appearances FILE");
  const source = await readDefinitionFile(file);
  if (!source.ok) return unable(source.failure);
  const form = compileForm(source.value.definition, { locale: "de", version: "file" });
  if (!form.ok) return unable(form.failure.map(refusalSentence).join("\n"));
  const lines = appearancesOf(form.value).map(asLine);
  const out =
    lines.length === 0 ? "Nothing depends on answers: all of it is always shown." : lines.join("\n");
  return { exitCode: 0, out: `${out}\n`, err: "" };
}

function asLine(appearance: Appearance): string {
  const { component, place } = appearance.placed;
  const name = "path" in component ? place.path : component.key;
  if (appearance.is === "shown") return `${name}: ${JSON.stringify(appearance.answers)}`;
  return `${name}: ${appearance.is === "never shown" ? appearance.is : `not decided, ${appearance.why}`}`;
}
