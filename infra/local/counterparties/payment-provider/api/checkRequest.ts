import { z } from "zod";
import type { Office } from "../OFFICES.ts";
import { paymentRequest, type PaymentRequest } from "./paymentRequest.ts";
import { describedProblem, problem, type ProviderAnswer } from "./ProviderAnswer.ts";

export type CheckedRequest =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly answer: ProviderAnswer };

/** Whether a body is a payment that this office takes. */
export function checkRequest(body: unknown, office: Office): CheckedRequest {
  const parsed = paymentRequest.safeParse(body);
  if (!parsed.success) return refused(invalid(z.prettifyError(parsed.error)));
  const request = parsed.data;
  if (office.upperCasePurpose && request.purpose !== request.purpose.toUpperCase()) {
    return refused(invalid("purpose: capital letters only"));
  }
  if (!sumsAgree(request)) return refused(problem(400, "CALCULATION_ERROR"));
  const lacking = request.items.flatMap(({ bookingData = {} }) =>
    office.requiredBookingData.filter((key) => !(key in bookingData)),
  );
  if (lacking.length > 0) {
    const detail = `Missing: ${[...new Set(lacking)].join(", ")}`;
    const title = "Booking data are missing";
    return refused(describedProblem({ status: 400, code: "BOOKING_DATA_MISSING", title, detail }));
  }
  return { ok: true, request };
}

function sumsAgree({ grosAmount, items }: PaymentRequest): boolean {
  const cents = (euros: number): number => Math.round(euros * 100);
  const total = items.reduce((sum, one) => sum + cents(one.totalNetAmount) + cents(one.totalTaxAmount), 0);
  return (
    cents(grosAmount) === total &&
    items.every(
      (one) =>
        cents(one.singleNetAmount) * one.quantity === cents(one.totalNetAmount) &&
        cents(one.singleTaxAmount) * one.quantity === cents(one.totalTaxAmount),
    )
  );
}

function invalid(detail: string): ProviderAnswer {
  const title = "The request is not as the interface describes it";
  return describedProblem({ status: 400, code: "VALIDATION_ERROR", title, detail });
}

function refused(answer: ProviderAnswer): CheckedRequest {
  return { ok: false, answer };
}
