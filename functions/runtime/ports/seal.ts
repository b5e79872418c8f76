import { createKmsSigner } from "../../adapters/kms/createKmsSigner.ts";
import { createSeal } from "../../adapters/pdf/seal/createSeal.ts";
import type { Ports } from "../../ports/Ports.ts";
import { readEnvironment } from "../readEnvironment.ts";
import { readSettings } from "../readSettings.ts";

/** The seal as a port, where the settings hold its certificate. */
export function seal(): Pick<Ports, "seal"> {
  const { certificates } = readSettings().server.seal;
  return certificates.length === 0
    ? {}
    : { seal: createSeal({ certificates, sign: createKmsSigner(readEnvironment("SEAL_KEY_ARN")) }) };
}
