import { createPaymentRepository } from "../../adapters/dynamodb/DynamoPaymentRepository.ts";
import type { PaymentRepository } from "../../ports/PaymentRepository.ts";
import { itemTable } from "./itemTable.ts";

export const paymentRecords = (): PaymentRepository => createPaymentRepository(itemTable("PAYMENTS_TABLE"));
