import { z } from "zod";
import { operatorXta } from "#runtime/operator/operatorXta.ts";
import { refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readText } from "#commands/readDefinitionFile.ts";
import { readStateSettings } from "#runtime/readStateSettings.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator xta check --settings FILE --certificate FILE --key FILE [--json]
Asks the transport provider whether the portal's account is active and every authority's service is offered.`;

const wordsSchema = z.object({
  settings: z.string(),
  certificate: z.string(),
  key: z.string(),
  json: z.boolean().default(false),
});
const WORDS = {
  settings: { type: "string" },
  certificate: { type: "string" },
  key: { type: "string" },
  json: { type: "boolean" },
} as const;

/** Checks the account at the XTA provider, before it is used for sending. */
export async function xta([task, ...args]: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, WORDS)?.options);
  if (task !== "check" || !words.success) return unable(USAGE);
  const settings = readStateSettings(words.data.settings);
  if (!settings.ok) return unable(settings.failure.join("\n"));
  const { xta: account, transports } = settings.value.server;
  if (account === undefined) return unable("The settings name no XTA provider.");
  const [certificate, key] = [await readText(words.data.certificate), await readText(words.data.key)];
  if (!certificate.ok) return unable(certificate.failure);
  if (!key.ok) return unable(key.failure);

  const recipients = transports.flatMap(({ ways }) =>
    ways.flatMap((way) => (way.transport === "xta" ? [way.recipient] : [])),
  );
  const client = { certificate: certificate.value, key: key.value };
  const checked = await operatorXta(account, { client, recipients });
  if (!checked.ok) {
    const cause = "cause" in checked.failure ? checked.failure.cause : checked.failure.kind;
    return checked.failure.kind === "transport-refused"
      ? refused(`The provider refuses: ${cause}`)
      : unable(`The provider did not answer: ${cause}`);
  }
  const services = recipients.map(({ reader, service }, index) => ({
    reader: reader.value,
    service,
    state: checked.value[index] ?? "unknown",
  }));
  const lines = services.map(({ reader, service, state }) => `${reader}  ${service}  ${state}`);
  const text = ["The account is active.", ...lines].join("\n");
  const isOffered = services.every(({ state }) => state === "available");
  return {
    ...answered(words.data, { facts: { active: true, services }, text }),
    exitCode: isOffered ? 0 : 1,
  };
}
