import type { Feedback } from "../../domain/feedback/Feedback.ts";
import { csvTable } from "../csvTable.ts";

const COLUMNS = ["receivedAt", "kind", "page", "locale", "email", "text"] as const;

export function feedbackTable(entries: readonly Feedback[]): string {
  return csvTable(COLUMNS, entries);
}
