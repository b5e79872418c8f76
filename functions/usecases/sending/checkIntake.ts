import type { ProcessMetadata } from "#domain/application/ProcessMetadata.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";

export interface ServiceNotTaken {
  readonly kind: "service-not-taken";
}

/** Asked when the place is chosen and before anything can be paid, not only when it is sent. */
export async function checkIntake(
  { intake, log }: Pick<Ports, "intake" | "log">,
  { metadata, ars }: { readonly metadata: ProcessMetadata; readonly ars: string },
): Promise<Result<undefined, ServiceNotTaken>> {
  const { leiKaId, authority } = metadata;
  if (await intake.takes({ authorityId: authority.id, leiKaId, ars })) return ok(undefined);
  log.write("service-not-taken", { authorityId: authority.id, leiKaId, ars });
  return err({ kind: "service-not-taken" });
}
