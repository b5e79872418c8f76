import type { Authority, Profession } from "#domain/directory/Authority.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";

interface Responsible {
  readonly profession: Profession;
  /** Each that may decide; empty: none is known. */
  readonly authorities: readonly Authority[];
  /** Those whose title this one replaced and that can be applied for. */
  readonly replaced: readonly Profession[];
}

/** Who decides on a profession at a place, whether or not the catalogue has a code for it. */
export function responsibleAuthorities(
  { directory, clock }: Pick<Ports, "directory" | "clock">,
  { professionId, ars }: { readonly professionId: string; readonly ars: string },
): Result<Responsible, { readonly kind: "service-not-found" }> {
  const all = directory.professions();
  const profession = all.find(({ id }) => id === professionId);
  if (profession === undefined) return err({ kind: "service-not-found" });
  const day = clock.now().toISOString().slice(0, 10);
  // Each code has an authority of its own where the place of training decides.
  const codes = profession.codes.length === 0 ? [""] : profession.codes.map(({ code }) => code);
  const bodies = codes.flatMap((leiKaId) => directory.authorities({ profession, leiKaId, ars, day }));
  return ok({
    profession,
    authorities: [...new Map(bodies.map((body) => [body.id, body])).values()],
    replaced: all.filter(({ today, codes: own }) => today === profession.id && own.length > 0),
  });
}
