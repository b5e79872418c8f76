import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { forms } from "./ports/forms.ts";
import { directoryAndPlaces } from "./ports/places.ts";

/** What the forms operations lean on. */
export function formsPorts(): Pick<Ports, "clock" | "directory" | "forms" | "places"> {
  return { clock: systemClock, ...directoryAndPlaces(), forms: forms() };
}
