import type { HealthDocument } from "../domain/health/HealthDocument.ts";

/** The document of the last look; none where nobody has looked yet. */
export interface HealthStore {
  get(): Promise<HealthDocument | undefined>;
  put(document: HealthDocument): Promise<void>;
}
