import { en as fee } from "#ui/payment/fee/messages.en.ts";
import { en as payment } from "#ui/payment/messages.en.ts";
import { en as sending } from "#ui/sending/messages.en.ts";
import { en as login } from "#ui/sign-in/login/messages.en.ts";
import { en as notice } from "../notice/messages.en.ts";

export const en = { ...fee, ...login, ...notice, ...payment, ...sending };
