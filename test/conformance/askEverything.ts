import { DYNAMODB_CASES } from "./cases/DYNAMODB_CASES.ts";
import { OTHER_CASES } from "./cases/OTHER_CASES.ts";
import { S3_CASES } from "./cases/S3_CASES.ts";
import { openHome, outcomeOf, type HomeAddress, type HomeName } from "./Home.ts";
import { KNOWN_DIFFERENCES } from "./KNOWN_DIFFERENCES.ts";

export const CASES = [...S3_CASES, ...DYNAMODB_CASES, ...OTHER_CASES];

/** `same`: as documented; `known`: as a line of `KNOWN_DIFFERENCES` says; `new`: neither. */
export interface Asked {
  readonly name: string;
  readonly documented: string;
  readonly outcome: string;
  readonly difference: "same" | "known" | "new";
  readonly because: string;
}

/** Asks a home every question, one after the other, and judges each answer. */
export async function askEverything(address: HomeAddress): Promise<readonly Asked[]> {
  const home = openHome(address);
  const asked: Asked[] = [];
  for (const { name, documented, ask } of CASES) {
    asked.push(
      judged({ name, documented, outcome: await outcomeOf(ask(home), (outcome) => outcome) }, home.home),
    );
  }
  return asked;
}

function judged(
  {
    name,
    documented,
    outcome,
  }: {
    readonly name: string;
    readonly documented: readonly string[];
    readonly outcome: string;
  },
  home: HomeName,
): Asked {
  const known = KNOWN_DIFFERENCES[home][name];
  const line = { name, documented: documented.join(" or "), outcome };
  // A difference that is gone is a line too many.
  if (known !== undefined) {
    return {
      ...line,
      difference: [known.outcome].flat().includes(outcome) ? "known" : "new",
      because: known.because,
    };
  }
  return { ...line, difference: documented.includes(outcome) ? "same" : "new", because: "" };
}
