import { SCREENS } from "./screenList.ts";
import type { Visit } from "./Visit.ts";

/** Brings about the screen of this name, in the language of the visit. */
export async function openScreen(name: string, visit: Visit): Promise<void> {
  const screen = SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  await visit.speaks();
  await screen.open(visit);
}
