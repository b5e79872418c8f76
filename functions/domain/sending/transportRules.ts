import { z } from "zod";
import { firstRuleFor } from "../directory/firstRuleFor.ts";
import { mapNameSchema } from "./DataMap.ts";
import { xtaRecipientSchema } from "./XtaRecipient.ts";

export const TRANSPORT_KINDS = ["fit-connect", "xta"] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

/** Which schema data are said to follow. The portal writes JSON. */
const submissionSchemaSchema = z.strictObject({
  schemaUri: z.url().describe("Address that names the schema."),
  mimeType: z.literal("application/json").describe("Format of the data."),
});

/** A schema of the authority's own, and the map that makes the portal's data follow it. */
const handOverSchema = submissionSchemaSchema.extend({
  mimeType: z.enum(["application/json", "application/xml"]).describe("Format of the data."),
  map: mapNameSchema.describe(
    "Name of the map: `maps/<name>` in the state's folder has expression, schema, an example and what it gives.",
  ),
});

export type SubmissionSchema = Pick<z.infer<typeof handOverSchema>, "schemaUri" | "mimeType">;

const transportWaySchema = z.discriminatedUnion("transport", [
  z.strictObject({
    transport: z.literal("fit-connect").describe("By FIT-Connect."),
    handOver: z
      .array(handOverSchema)
      .min(1)
      .optional()
      .describe(
        "Schemas of the authority's own, the preferred first: the first that its destination lists is used, the portal's data where it lists none.",
      ),
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
    map: mapNameSchema
      .optional()
      .describe("Map that makes the attached JSON follow a schema of the authority's own, as in `handOver`."),
  }),
]);
/** One way to an authority, with what the transport has to know about it. */
export type TransportWay = z.infer<typeof transportWaySchema>;

/** The maps that a way may need. */
export function mapsOf(way: TransportWay): readonly string[] {
  if (way.transport === "fit-connect") return (way.handOver ?? []).map(({ map }) => map);
  return way.map === undefined ? [] : [way.map];
}

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
export function transportsFor(
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
 * Whether an application may switch to another transport after a permanent refusal: only while the refusing one
 * certainly accepted nothing. An earlier try with an unknown outcome, or a concurrent one, forbids it.
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
