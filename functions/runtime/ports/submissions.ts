import { createSubmissionRepository } from "../../adapters/dynamodb/DynamoSubmissionRepository.ts";
import type { SubmissionRepository } from "../../ports/SubmissionRepository.ts";
import { itemTable } from "./itemTable.ts";
import { clock } from "./system.ts";

export const submissions = (): SubmissionRepository =>
  createSubmissionRepository(itemTable("SUBMISSIONS_TABLE"), clock);
