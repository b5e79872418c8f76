import type { z } from "zod";
import { authOperations } from "./auth.ts";
import { deliveryOperations } from "./delivery.ts";
import { feedbackOperations } from "./feedback.ts";
import { formsOperations } from "./forms.ts";
import type { OperationSchemas } from "./operation.ts";
import { paymentOperations } from "./payment.ts";
import { processOperations } from "./process.ts";
import { processWorkflowOperations } from "./processWorkflow.ts";
import type { OperationName } from "./routes.ts";
import { versionOperations } from "./version.ts";

/** Schemas of every operation of the route table. */
export const OPERATIONS = {
  ...authOperations,
  ...versionOperations,
  ...formsOperations,
  ...processOperations,
  ...processWorkflowOperations,
  ...paymentOperations,
  ...deliveryOperations,
  ...feedbackOperations,
} satisfies Record<OperationName, OperationSchemas>;

type Operations = typeof OPERATIONS;

/** What a client sends; `undefined` where an operation takes nothing. */
export type PathOf<Name extends OperationName> = z.input<Operations[Name]["path"]>;
export type QueryOf<Name extends OperationName> = z.input<Operations[Name]["query"]>;
export type BodyOf<Name extends OperationName> = z.input<Operations[Name]["body"]>;
/** What a client gets. */
export type ResponseOf<Name extends OperationName> = z.output<Operations[Name]["response"]>;
