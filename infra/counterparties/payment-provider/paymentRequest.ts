import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { Answer } from "../kit/http.ts";
import type { Office } from "./OFFICES.ts";
import { describedProblem, problem } from "./problem.ts";

const AMOUNT_MAX = 999_999;

/** Euros with two decimals at most. */
const amount = z
  .number()
  .min(0)
  .max(AMOUNT_MAX)
  .refine((value) => Math.round(value * 100) / 100 === value, { message: "has more than two decimals" });
const key = z.string().regex(/^[\w-]{1,36}$/);
const description = z.string().regex(/^[\w\s,.\u00C0-\u017F-]{1,250}$/);

const item = z.object({
  id: key,
  reference: key.optional(),
  description: description.optional(),
  taxRate: z.number().min(0).max(100),
  quantity: z.int().min(1).max(999_999),
  totalNetAmount: amount,
  totalTaxAmount: amount,
  singleNetAmount: amount,
  singleTaxAmount: amount,
  bookingData: z
    .record(z.string(), z.string().max(250))
    .refine((data) => Object.keys(data).length > 0, { message: "is empty" })
    .optional(),
});

const requestor = z.object({
  name: z.string().optional(),
  firstName: z.string().optional(),
  gender: z.enum(["M", "F", "D"]).optional(),
  isOrganization: z.boolean(),
  organizationName: z.string().optional(),
  address: z
    .object({
      street: z.string().optional(),
      houseNumber: z.string().optional(),
      addressLine: z.array(z.string()).max(9).optional(),
      postalCode: z.string().optional(),
      city: z.string().optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    })
    .optional(),
});

/** The body of a creation. Absent members are absent: null is none of them. */
export const paymentRequest = z.object({
  requestId: key,
  requestTimestamp: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  /** The pattern allows any three word characters; one is accepted. */
  currency: z.literal("EUR"),
  grosAmount: amount,
  purpose: z.string().regex(/^[A-Za-z0-9_ -]{1,27}$/),
  description: description.optional(),
  redirectUrl: z.url().max(2_082),
  items: z.array(item).min(1).max(99),
  requestor: requestor.optional(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** Whether a body is a payment that this office takes. */
export function checkRequest(body: unknown, office: Office): Result<PaymentRequest, Answer> {
  const parsed = paymentRequest.safeParse(body);
  if (!parsed.success) return err(invalid(z.prettifyError(parsed.error)));
  const request = parsed.data;
  if (office.upperCasePurpose && request.purpose !== request.purpose.toUpperCase()) {
    return err(invalid("purpose: capital letters only"));
  }
  if (!sumsAgree(request)) return err(problem(400, "CALCULATION_ERROR"));
  const lacking = request.items.flatMap(({ bookingData = {} }) =>
    office.requiredBookingData.filter((key) => !(key in bookingData)),
  );
  if (lacking.length > 0) {
    const detail = `Missing: ${[...new Set(lacking)].join(", ")}`;
    const title = "Booking data are missing";
    return err(describedProblem({ status: 400, code: "BOOKING_DATA_MISSING", title, detail }));
  }
  return ok(request);
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

function invalid(detail: string): Answer {
  const title = "The request is not as the interface describes it";
  return describedProblem({ status: 400, code: "VALIDATION_ERROR", title, detail });
}
