import type { z } from "zod";
import { authOperations } from "./auth.ts";
import { formsOperations } from "./forms.ts";
import type { OperationSchemas } from "./operation.ts";
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
} satisfies Record<OperationName, OperationSchemas>;

type Operations = typeof OPERATIONS;
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<Name extends OperationName, Key extends string> =
  Operations[Name] extends Record<Key, infer Schema> ? Schema : undefined;

/** What a client sends. */
export type PathOf<Name extends OperationName> = InputOf<Part<Name, "path">>;
export type QueryOf<Name extends OperationName> = InputOf<Part<Name, "query">>;
export type BodyOf<Name extends OperationName> = InputOf<Part<Name, "body">>;
/** What a client gets. */
export type ResponseOf<Name extends OperationName> = OutputOf<Part<Name, "response">>;

/** What the server works with after parsing. */
export interface ParsedRequest<Name extends OperationName> {
  readonly path: OutputOf<Part<Name, "path">>;
  readonly query: OutputOf<Part<Name, "query">>;
  readonly body: OutputOf<Part<Name, "body">>;
}
/** What the server answers, before it is parsed on the way out. */
export type ResponseInputOf<Name extends OperationName> = InputOf<Part<Name, "response">>;
/** The refusals an operation declares. */
export type ProblemOf<Name extends OperationName> = Operations[Name]["problems"][number];
