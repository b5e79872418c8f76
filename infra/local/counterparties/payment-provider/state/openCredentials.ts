import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";

const credentials = z.object({
  oauth: z.object({ id: z.string(), secret: z.string() }),
  basic: z.object({ user: z.string(), password: z.string() }),
});
export type Credentials = z.infer<typeof credentials>;

/** What the portal proves itself with: made at the first start and kept. */
export function openCredentials(stateFolder: string): Credentials {
  const file = join(stateFolder, "credentials.json");
  if (existsSync(file)) return credentials.parse(JSON.parse(readFileSync(file, "utf8")));
  const random = (): string => randomBytes(24).toString("base64url");
  const made = {
    oauth: { id: "recognition-portal", secret: random() },
    basic: { user: "recognition-portal", password: random() },
  };
  writeFileAtomically(file, `${JSON.stringify(made, undefined, 2)}\n`);
  return made;
}
