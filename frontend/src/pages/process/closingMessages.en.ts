import { en as login } from "../../features/login/messages.en.ts";
import { en as notice } from "../../features/electronic-notice/messages.en.ts";
import { en as payment } from "../../features/payment/messages.en.ts";
import { en as submission } from "../../features/submission/messages.en.ts";
import { en as failure } from "./failureMessages.en.ts";

export const en = { ...login, ...notice, ...payment, ...submission, ...failure };
