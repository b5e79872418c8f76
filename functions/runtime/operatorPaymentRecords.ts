import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createPaymentRepository } from "../adapters/dynamodb/DynamoPaymentRepository.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { PaymentRepository } from "../ports/PaymentRepository.ts";

/** The payments of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorPaymentRecords(tableName: string, local?: LocalAws): PaymentRepository {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  return createPaymentRepository({ client, tableName });
}
