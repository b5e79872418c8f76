/** To whom a rule of the settings applies: authorities of the directory, codes of 14 digits. */
interface ServiceRule {
  readonly authorityIds: "all" | readonly string[];
  readonly leiKaIds: "all" | readonly string[];
}

/** The first of the rules that names this authority and this service; order is what settings decide by. */
export function firstRuleFor<Rule extends ServiceRule>(
  service: { readonly authorityId: string; readonly leiKaId: string },
  rules: readonly Rule[],
): Rule | undefined {
  const { authorityId, leiKaId } = service;
  return rules.find(
    ({ authorityIds, leiKaIds }) =>
      (authorityIds === "all" || authorityIds.includes(authorityId)) &&
      (leiKaIds === "all" || leiKaIds.includes(leiKaId)),
  );
}
