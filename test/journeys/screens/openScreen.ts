import { SCREENS } from "./screenList.ts";
import type { Visit } from "./Visit.ts";

/** Brings about the screen of this name, in the language of the visit. */
export async function openScreen(name: string, visit: Visit): Promise<void> {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  await visit.speaks();
  // The application of the screen before is not open elsewhere, though its window may not have said yet that it is closed.
  await visit.answers("holdWindow", { held: true });
  await screen.open(visit);
}
