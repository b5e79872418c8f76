import { en as compare } from "#ui/form/compare/messages.en.ts";
import { en as check } from "#ui/form/review/messages.en.ts";
import { en as fee } from "#ui/payment/fee/messages.en.ts";

export const en = { ...check, ...compare, ...fee };
