import type { DeliveryReceipt } from "../submission/DeliveryReceipt.ts";

/**
 * Whether a sealed statement is a receipt of the kind that this page knows. Its seal was verified before, so a member
 * that is there has the type that the portal gave it.
 */
export function isDeliveryReceipt(value: unknown): value is DeliveryReceipt {
  return (
    isObject(value) &&
    value["schema"] === "receipt-v1" &&
    typeof value["transferTicketNumber"] === "string" &&
    isObject(value["authority"]) &&
    isObject(value["service"]) &&
    Array.isArray(value["files"]) &&
    Array.isArray(value["events"])
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
