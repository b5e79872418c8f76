import { de as compare } from "#ui/form/compare/messages.de.ts";
import { de as check } from "#ui/form/review/messages.de.ts";
import { de as fee } from "#ui/payment/fee/messages.de.ts";

export const de = { ...check, ...compare, ...fee };
