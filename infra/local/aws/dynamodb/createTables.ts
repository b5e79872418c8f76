import { err, ok, type Result } from "../../../../functions/domain/result.ts";
import type { TableResource } from "../../template/PortalResources.ts";
import { callDynamo } from "./callDynamo.ts";

export type TableFailure = { readonly kind: "table-not-created"; readonly sentence: string };

/** Creates the tables of the template that do not exist yet; a restart finds them again. */
export async function createTables(
  tables: readonly TableResource[],
  options: { readonly endpoint: string },
): Promise<Result<undefined, TableFailure>> {
  for (const table of tables) {
    const { name, TimeToLiveSpecification: _, TableName: __, ...definition } = table;
    const created = await callDynamo(
      { operation: "CreateTable", input: { TableName: name, ...definition } },
      options,
    );
    if (!created.ok && created.failure.name !== "ResourceInUseException") {
      return err({
        kind: "table-not-created",
        sentence: `Table ${name} cannot be created: ${created.failure.message}`,
      });
    }
  }
  return ok(undefined);
}
