import "i18next";
import type { de as document } from "../documentMessages.de.ts";
import type { de as attachments } from "../features/attachments/messages.de.ts";
import type { de as editingWindow } from "../features/editing-window/messages.de.ts";
import type { de as draftPdf } from "../features/draft-pdf/messages.de.ts";
import type { de as portalNotice } from "../features/portal-notice/messages.de.ts";
import type { de as electronicNotice } from "../features/electronic-notice/messages.de.ts";
import type { de as feedback } from "../features/feedback/messages.de.ts";
import type { de as compare } from "../features/form-page/compare/messages.de.ts";
import type { de as formCheck } from "../features/form-page/checkMessages.de.ts";
import type { de as formFields } from "../features/form-page/fieldMessages.de.ts";
import type { de as formSave } from "../features/form-page/saveMessages.de.ts";
import type { de as login } from "../features/login/messages.de.ts";
import type { de as payment } from "../features/payment/messages.de.ts";
import type { de as session } from "../features/session/messages.de.ts";
import type { de as submission } from "../features/submission/messages.de.ts";
import type { de as accessibility } from "../pages/accessibility/messages.de.ts";
import type { de as account } from "../pages/account/messages.de.ts";
import type { de as checkReceipt } from "../pages/check-receipt/messages.de.ts";
import type { de as home } from "../pages/home/messages.de.ts";
import type { de as imprint } from "../pages/imprint/messages.de.ts";
import type { de as mockJson } from "../pages/mock-json/messages.de.ts";
import type { de as privacyPolicy } from "../pages/privacy-policy/messages.de.ts";
import type { de as processFailure } from "../pages/process/failureMessages.de.ts";
import type { de as leave } from "../pages/process/leaveMessages.de.ts";
import type { de as place } from "../pages/process/place/messages.de.ts";
import type { de as process } from "../pages/process/messages.de.ts";
import type { de as processStart } from "../pages/process-start/messages.de.ts";
import type { de as eid } from "../pages/redirect/eid/messages.de.ts";
import type { de as redirect } from "../pages/redirect/messages.de.ts";
import type { de as signLanguage } from "../pages/sign-language/messages.de.ts";
import type { de as simpleLanguage } from "../pages/simple-language/messages.de.ts";
import type { de as termsOfUse } from "../pages/terms-of-use/messages.de.ts";
import type { de as core } from "./messages.de.ts";

/** A key that no page has is a compile error. */
declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: {
      translation: typeof core &
        typeof attachments &
        typeof document &
        typeof editingWindow &
        typeof electronicNotice &
        typeof draftPdf &
        typeof portalNotice &
        typeof feedback &
        typeof compare &
        typeof formCheck &
        typeof formFields &
        typeof formSave &
        typeof leave &
        typeof login &
        typeof payment &
        typeof place &
        typeof session &
        typeof submission &
        typeof accessibility &
        typeof account &
        typeof checkReceipt &
        typeof home &
        typeof imprint &
        typeof mockJson &
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
