import { CONTENT_SCREENS } from "./contentScreens.ts";
import type { Screen } from "./Screen.ts";
import { START_SCREENS } from "./startScreens.ts";

/** The states of the screens up to the start of an application. */
export const SCREENS: readonly Screen[] = [...CONTENT_SCREENS, ...START_SCREENS];
