import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

interface Words {
  readonly options: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

/** Words of a command line; undefined where there is an option that the command does not have. */
export function readWords(args: readonly string[], options: ParseArgsOptionsConfig): Words | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { options: values, positionals };
  } catch {
    return undefined;
  }
}
