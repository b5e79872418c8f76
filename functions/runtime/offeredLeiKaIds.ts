import type { Offer } from "../domain/process/Offer.ts";
import { offeredServices } from "../usecases/operator/offeredServices.ts";
import { operatorDirectory } from "./operatorDirectory.ts";

/** Codes of 14 digits of all services that these offers lead to. */
export function offeredLeiKaIds(offers: readonly Offer[]): readonly string[] {
  return [...new Set(Array.from(offeredServices(operatorDirectory(), offers), ({ leiKaId }) => leiKaId))];
}
