import "i18next";
import type { de as document } from "./documentMessages.de.ts";
import type { de as attachments } from "../attachments/messages.de.ts";
import type { de as electronicNotice } from "../application/closing/messages.de.ts";
import type { de as feedback } from "../feedback/messages.de.ts";
import type { de as review } from "../application/review/messages.de.ts";
import type { de as photos } from "../photos/messages.de.ts";
import type { de as session } from "../sign-in/session/messages.de.ts";
import type { de as accessibility } from "../pages/legal/accessibility/messages.de.ts";
import type { de as account } from "../pages/account/messages.de.ts";
import type { de as checkReceipt } from "../pages/check-receipt/messages.de.ts";
import type { de as home } from "../pages/home/messages.de.ts";
import type { de as imprint } from "../pages/legal/imprint/messages.de.ts";
import type { de as privacyPolicy } from "../pages/legal/privacy-policy/messages.de.ts";
import type { de as processFailure } from "../application/not-opened/messages.de.ts";
import type { de as leave } from "../application/leave/messages.de.ts";
import type { de as place } from "../application/place/messages.de.ts";
import type { de as process } from "../application/open/messages.de.ts";
import type { de as processStart } from "../pages/start/messages.de.ts";
import type { de as eid } from "../pages/redirect/eid/messages.de.ts";
import type { de as redirect } from "../pages/redirect/messages.de.ts";
import type { de as signLanguage } from "../pages/legal/sign-language/messages.de.ts";
import type { de as simpleLanguage } from "../pages/legal/simple-language/messages.de.ts";
import type { de as termsOfUse } from "../pages/legal/terms-of-use/messages.de.ts";
import type { de as core } from "../i18n/messages.de.ts";

/** A key that no page has is a compile error. */
declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: {
      translation: typeof core &
        typeof attachments &
        typeof document &
        typeof electronicNotice &
        typeof feedback &
        typeof review &
        typeof leave &
        typeof photos &
        typeof place &
        typeof session &
        typeof accessibility &
        typeof account &
        typeof checkReceipt &
        typeof home &
        typeof imprint &
        typeof privacyPolicy &
        typeof process &
        typeof processFailure &
        typeof processStart &
        typeof eid &
        typeof redirect &
        typeof signLanguage &
        typeof simpleLanguage &
        typeof termsOfUse;
    };
  }
}
