import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { Permissions } from "#infra/laptop/template/permissionsFrom.ts";
import { rightsIn, type Right } from "./evaluatePolicy.ts";

/** A line of the record. Written at once, because tests end portals in every way. */
interface RightLine extends Right {
  readonly functionName: string;
  readonly used: boolean;
}

/** Writes to a file of the folder what functions may do, and once what of it they did. */
export function recordRights(
  permissions: Permissions,
  folder: string,
): (functionName: string, rights: readonly Right[]) => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}-${Date.now()}.jsonl`);
  const write = (line: RightLine): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  for (const [functionName, { statements }] of permissions.rolesByFunction) {
    for (const right of rightsIn(statements)) write({ functionName, used: false, ...right });
  }
  const seen = new Set<string>();
  return (functionName, rights) => {
    for (const right of rights) {
      const key = JSON.stringify([functionName, right]);
      if (seen.has(key)) continue;
      seen.add(key);
      write({ functionName, used: true, ...right });
    }
  };
}
