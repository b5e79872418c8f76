import { paymentSettings as settings } from "virtual:payment-settings";
import type { PaymentOffer } from "../../../functions/contract/paymentOffers.ts";

/** Where which authority takes its fees, and how they can be paid: only the payment step loads it. */
export const paymentSettings: readonly PaymentOffer[] = settings;
