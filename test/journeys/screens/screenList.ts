import { PHOTO_SCREENS } from "./photoScreens.ts";
import { UPLOAD_SCREENS } from "./uploadScreens.ts";
import { SAVING_SCREENS } from "./savingScreens.ts";
import { RECEIPT_SCREENS } from "./receiptScreens.ts";
import { NOTICE_SCREENS } from "./noticeScreens.ts";
import { FEEDBACK_SCREENS } from "./feedbackScreens.ts";
import { AREA_SCREENS } from "./areaScreens.ts";
import { CONTENT_SCREENS } from "./contentScreens.ts";
import { FORM_SCREENS } from "./formScreens.ts";
import { PAPER_SCREENS } from "./paperScreens.ts";
import { PAYMENT_SCREENS } from "./paymentScreens.ts";
import type { Screen } from "./Screen.ts";
import { SENDING_SCREENS } from "./sendingScreens.ts";
import { SIGN_IN_SCREENS } from "./signInScreens.ts";
import { START_SCREENS } from "./startScreens.ts";

/** Every state of every screen. */
export const SCREENS: readonly Screen[] = [
  ...CONTENT_SCREENS,
  ...START_SCREENS,
  ...SIGN_IN_SCREENS,
  ...FORM_SCREENS,
  ...UPLOAD_SCREENS,
  ...PHOTO_SCREENS,
  ...SAVING_SCREENS,
  ...NOTICE_SCREENS,
  ...PAYMENT_SCREENS,
  ...SENDING_SCREENS,
  ...PAPER_SCREENS,
  ...AREA_SCREENS,
  ...FEEDBACK_SCREENS,
  ...RECEIPT_SCREENS,
];
