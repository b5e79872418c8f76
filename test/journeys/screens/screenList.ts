import { AREA_SCREENS } from "./areaScreens.ts";
import { CONTENT_SCREENS } from "./contentScreens.ts";
import { FORM_SCREENS } from "./formScreens.ts";
import { PAYMENT_SCREENS } from "./paymentScreens.ts";
import type { Screen } from "./Screen.ts";
import { SENDING_SCREENS } from "./sendingScreens.ts";
import { SIGN_IN_SCREENS } from "./signInScreens.ts";
import { START_SCREENS } from "./startScreens.ts";

/** Screens behind a sign-in or within an application: each needs one of its own, so they take their time. */
const INNER_SCREENS: readonly Screen[] = [
  ...SIGN_IN_SCREENS,
  ...FORM_SCREENS,
  ...PAYMENT_SCREENS,
  ...SENDING_SCREENS,
  ...AREA_SCREENS,
];

/** States of the screens: up to the start of an application in every run, all with `SCREENS=all`. */
export const SCREENS: readonly Screen[] = [
  ...CONTENT_SCREENS,
  ...START_SCREENS,
  ...(process.env["SCREENS"] === "all" ? INNER_SCREENS : []),
];
