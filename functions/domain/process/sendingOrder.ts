import { z } from "zod";
import { submittingSchema } from "../submission/Submitting.ts";
import { signInRecordSchema } from "../submission/SignInRecord.ts";
import { postboxDeliverySchema } from "../submission/PostboxDelivery.ts";

/** What sending needs of the person and of chance, fixed when it was ordered: nobody may be there when it happens. */
export const sendingOrderSchema = submittingSchema
  .pick({ transferTicketNumber: true, generatedIds: true })
  .extend({
    terms: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }),
    signIn: signInRecordSchema.optional(),
    postbox: postboxDeliverySchema.optional(),
  });
export type SendingOrder = z.infer<typeof sendingOrderSchema>;
