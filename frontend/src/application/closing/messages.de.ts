import { de as fee } from "#ui/payment/fee/messages.de.ts";
import { de as payment } from "#ui/payment/messages.de.ts";
import { de as sending } from "#ui/sending/messages.de.ts";
import { de as login } from "#ui/sign-in/login/messages.de.ts";
import { de as notice } from "../notice/messages.de.ts";

export const de = { ...fee, ...login, ...notice, ...payment, ...sending };
