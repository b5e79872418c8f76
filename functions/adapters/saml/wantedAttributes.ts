import type { SamlProvider } from "../../domain/session/SamlProvider.ts";
import type { UserDataScope } from "../../domain/session/userDataScopes.ts";

/**
 * Names of the attributes to ask a provider for: what nobody is signed in without (subject, level, conditions), whether
 * there is a mailbox, the organisation somebody acts for, and of the person's data what is wanted and nothing else.
 */
export function wantedAttributes(
  { answer }: SamlProvider,
  scopes: readonly UserDataScope[],
): readonly string[] {
  const { subject, level, required, postbox, organisation, attributes } = answer;
  const places = [
    ...(subject === "nameId" ? [] : [subject]),
    ...required,
    ...(postbox === undefined ? [] : [postbox]),
    ...Object.values(organisation ?? {}).flat(),
    ...scopes.flatMap((scope) => attributes[scope] ?? []),
  ];
  return [...new Set([...(level === "context" ? [] : level), ...places.map(({ name }) => name)])];
}
