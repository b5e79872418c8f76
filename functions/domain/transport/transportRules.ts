import { z } from "zod";
import { firstRuleFor } from "../authority/firstRuleFor.ts";
import { xtaRecipientSchema } from "./XtaRecipient.ts";

export const TRANSPORT_KINDS = ["fit-connect", "xta"] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

/** Which schema data are said to follow. The portal writes JSON. */
const submissionSchemaSchema = z.strictObject({
  schemaUri: z.url().describe("Address that names the schema."),
  mimeType: z.literal("application/json").describe("Format of the data."),
});
export type SubmissionSchema = z.infer<typeof submissionSchemaSchema>;

export const transportWaySchema = z.discriminatedUnion("transport", [
  z.strictObject({
    transport: z.literal("fit-connect").describe("By FIT-Connect."),
    submissionSchema: submissionSchemaSchema
      .extend({
        data: z
          .enum(["application-v1", "application-v2"])
          .optional()
          .describe(
            "Version of the portal's data that the authority takes by this name; the first where none is named.",
          ),
      })
      .optional()
      .describe(
        "Name under which the authority takes the portal's data; the portal's own schema where none is agreed.",
      ),
  }),
  z.strictObject({
    transport: z.literal("xta").describe("By the XTA transport provider of the settings."),
    recipient: xtaRecipientSchema.describe("What the authority agreed with the portal."),
  }),
]);
/** One way to an authority, with what the transport has to know about it. */
export type TransportWay = z.infer<typeof transportWaySchema>;

/** By which transports an authority is reached for a profession. */
export const transportRuleSchema = z.strictObject({
  authorityIds: z
    .union([z.literal("all"), z.array(z.string().min(1)).min(1)])
    .describe("Ids of the authorities that are reached so, or `all`."),
  leiKaIds: z
    .union([z.literal("all"), z.array(z.string().regex(/^99\d{12}$/)).min(1)])
    .describe("Services (codes of 14 digits) for which they are, or `all`."),
  ways: z
    .tuple([transportWaySchema], transportWaySchema)
    .refine((ways) => new Set(ways.map(({ transport }) => transport)).size === ways.length, {
      message: "names each transport once",
    })
    .describe("The way, and others to take only after the one before refused."),
});
export type TransportRule = z.infer<typeof transportRuleSchema>;

export type TransportWays = readonly [TransportWay, ...TransportWay[]];

const BY_DEFAULT: TransportWays = [{ transport: "fit-connect" }];

/** The ways to an authority in the order to try: those of the first rule that names it; FIT-Connect where none does. */
export function waysTo(
  service: { readonly authorityId: string; readonly leiKaId: string },
  rules: readonly TransportRule[],
): TransportWays {
  return firstRuleFor(service, rules)?.ways ?? BY_DEFAULT;
}

/** The way to take now; `another` says whether one is left after it. */
export function nextWay(
  ways: TransportWays,
  refusedBy: readonly TransportKind[],
): { readonly way: TransportWay; readonly another: boolean } {
  const open = ways.filter(({ transport }) => !refusedBy.includes(transport));
  return { way: open[0] ?? ways[0], another: open.length > 1 };
}

/**
 * Whether an application may go by another transport after one refused it for good: only while that one certainly
 * accepted nothing. An earlier try whose outcome nobody knows, or one that runs beside this one, forbids it.
 */
export function mayChangeTransport(
  known: {
    readonly acceptedAt?: string | undefined;
    readonly reservation?: object | undefined;
    readonly submitTries?: number | undefined;
  },
  refused: "before-reservation" | "at-submit",
): boolean {
  if (known.acceptedAt !== undefined) return false;
  return refused === "before-reservation" ? known.reservation === undefined : known.submitTries === 1;
}
