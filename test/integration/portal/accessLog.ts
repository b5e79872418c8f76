import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readLogsFolder } from "./readLogsFolder.ts";

const TIME = /^(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) \+0000$/;

const callSchema = z.object({
  time: z
    .string()
    .regex(TIME)
    .transform((time) => Date.parse(time.replace(TIME, "$1 $2 $3 $4 GMT"))),
  route: z.string(),
  status: z.coerce.number().int(),
  milliseconds: z.coerce.number().int(),
});

/** A call by the gateway's access log; `time` in milliseconds. */
export type LoggedCall = z.infer<typeof callSchema>;

/** All calls that the gateway of this portal has written down. */
export async function accessLog(): Promise<readonly LoggedCall[]> {
  const text = readFileSync(path.join(await readLogsFolder(), "gateway.log"), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => callSchema.parse(JSON.parse(line)));
}
