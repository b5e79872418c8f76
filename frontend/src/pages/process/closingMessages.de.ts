import { de as login } from "../../features/login/messages.de.ts";
import { de as notice } from "../../features/electronic-notice/messages.de.ts";
import { de as payment } from "../../features/payment/messages.de.ts";
import { de as submission } from "../../features/submission/messages.de.ts";
import { de as failure } from "./failureMessages.de.ts";

export const de = { ...login, ...notice, ...payment, ...submission, ...failure };
