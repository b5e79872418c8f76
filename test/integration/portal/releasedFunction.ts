import { unzipSync, zipSync, type Unzipped } from "fflate";
import { expect } from "vitest";
import { z } from "zod";
import { askLocalStack } from "./askLocalStack.ts";
import { until } from "./portalUnderTest.ts";

export const FUNCTIONS = "/2015-03-31/functions";

const codeSchema = z.object({ Code: z.object({ Location: z.url() }) });
const configurationSchema = z.object({ LastUpdateStatus: z.string() });

export const lambda = (
  method: "GET" | "PUT" | "POST" | "DELETE",
  {
    path,
    ...more
  }: { readonly path: string; readonly body?: unknown; readonly headers?: Record<string, string> },
) => askLocalStack({ service: "lambda", method, path, ...more });

/** Files of the release that a function runs now. */
export async function codeOf(name: string): Promise<Unzipped> {
  const { body } = await lambda("GET", { path: `${FUNCTIONS}/${name}` });
  const archive = await fetch(codeSchema.parse(body).Code.Location);
  return unzipSync(new Uint8Array(await archive.arrayBuffer()));
}

/** Puts another release of a function in force, as a deployment does. */
export async function release(name: string, code: Unzipped): Promise<void> {
  const ZipFile = Buffer.from(zipSync(code)).toString("base64");
  const { status } = await lambda("PUT", { path: `${FUNCTIONS}/${name}/code`, body: { ZipFile } });
  expect(status).toBe(200);
  await until(async () => {
    const { body } = await lambda("GET", { path: `${FUNCTIONS}/${name}/configuration` });
    return configurationSchema.parse(body).LastUpdateStatus === "Successful" ? true : undefined;
  });
}
