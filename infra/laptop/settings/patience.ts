import { z } from "zod";

const schema = z.coerce.number().min(1).default(1);

/**
 * A limit in real time of the laptop itself, which a busy machine meets by chance: as long as on AWS, or so many times longer
 * as `LAPTOP_PATIENCE` says, which tests set.
 */
export function patiently(milliseconds: number): number {
  return milliseconds * schema.parse(process.env["LAPTOP_PATIENCE"]);
}
