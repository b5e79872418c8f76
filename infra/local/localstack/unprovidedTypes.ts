/** Resource types that LocalStack answers with a placeholder, each with the reason why that does no harm. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  "AWS::CDK::Metadata": "only counts uses of CDK",
};

/** Resource types of the deployed stacks that LocalStack silently left out, by its log. */
export function unprovidedTypes(log: string): readonly string[] {
  const named = [...log.matchAll(/No resource provider found for "?([A-Za-z0-9:]+)/g)].flatMap(
    ([, type = ""]) => type,
  );
  return [...new Set(named)].filter((type) => PLACEHOLDERS[type] === undefined).sort();
}
