import { beforeEach, expect, it } from "vitest";
import { nothingListens } from "#test/fixtures/nothingListens.ts";
import { OPERATOR_COMMANDS } from "./OPERATOR_COMMANDS.ts";

const OWNER = `nkb:1:${"x".repeat(43)}`;
const ARN = "arn:aws:states:eu-central-1:000000000000:stateMachine:submit";
const BECAUSE = ["--reason", "ticket 4711 of the help desk"];
const TABLE = ["--table", "NAME"];
const TABLES = ["--tables", "one,two,three", "--state-machine", ARN];

/** A command that shows data of people. */
interface Look {
  /** What is typed, without the reason. */
  readonly typed: readonly string[];
  /** What names the portal in AWS, without the log group. */
  readonly inAws: readonly string[];
}

/** Every command by the line of its usage: a look at data of people, or the sentence why it is none. */
const DECLARED: Readonly<Record<string, Look | string>> = {
  "operator list --reason TEXT [--stuck] [--failed] [--status STATUS] [--json]": {
    typed: ["list"],
    inAws: TABLES,
  },
  "operator show ID --reason TEXT [--json]": { typed: ["show", "ID"], inAws: TABLES },
  "operator resend ID --reason TEXT [--json]": { typed: ["resend", "ID"], inAws: TABLES },
  "operator prove ID --reason TEXT [--json]": { typed: ["prove", "ID"], inAws: TABLES },
  "operator transport-report export --reason TEXT [--from DAY] [--to DAY] [--json] [--table NAME]": {
    typed: ["transport-report", "export"],
    inAws: TABLE,
  },
  "operator payments --mismatch --reason TEXT [--all] [--json] [--table NAME]": {
    typed: ["payments", "--mismatch"],
    inAws: TABLE,
  },
  "operator payments --settle ENTRY --note TEXT [--json] [--table NAME]":
    "It prints the entry that was typed and that it is settled, and nothing of the payment.",
  "operator feedback list --reason TEXT [--since 2026-12-24] [--json] [--table NAME]": {
    typed: ["feedback", "list"],
    inAws: TABLE,
  },
  "operator feedback export --reason TEXT [--since 2026-12-24] [--table NAME]": {
    typed: ["feedback", "export"],
    inAws: TABLE,
  },
  "operator block list --reason TEXT [--json]": { typed: ["block", "list"], inAws: TABLE },
  "operator block remove PERSON --reason TEXT [--json]": {
    typed: ["block", "remove", "--owner", OWNER],
    inAws: TABLE,
  },
  "operator block add PERSON --reason TEXT [--until 2026-12-24] [--json]":
    "It prints the block that was just typed, whose reason is kept with it.",
  "operator owner-ids [--json]":
    "It prints how many records changed, and of those that did not their ids alone.",
  "operator restore --from TABLE --to TABLE [--json]": "It prints how many items came back.",
  "operator restore-drill [--json]": "It prints how many items of the portal on this machine came back.",
  "operator restore-drill save FOLDER | destroy | restore FOLDER [--json]":
    "It prints how many items moved, and copies only what lies on this machine already.",
  "operator statistics [--month 2026-10] [--json] [--table NAME]":
    "It prints counts of a month by service and authority, without an id or a day.",
  "operator availability show [--json]": "It prints what the portal offers to everybody.",
  "operator availability read-only on|off [--json]": "It prints what the portal offers to everybody.",
  "operator availability close SERVICE | open SERVICE [--json]":
    "It prints what the portal offers to everybody.",
  "operator availability notice --de TEXT --en TEXT [--until MOMENT] | notice --remove [--json]":
    "It prints what every page shows.",
  "operator health [--json] [--table NAME]": "It prints states of counterparties and days of certificates.",
  "operator check-settings [STATE | FILE.json] [--offline] [--json]":
    "It reads settings and asks counterparties, and opens no table.",
  "operator xta check --settings FILE --certificate FILE --key FILE [--json]":
    "It asks the transport provider about the portal's own account.",
  "operator seal request --key ARN --name TEXT --organization TEXT [--json]":
    "It prints a certificate request of the portal.",
  "operator places import FILE [--json]": "Tables of places are public.",
  "operator places versions [--json]": "Tables of places are public.",
  "operator places activate VERSION|bundled [--json]": "Tables of places are public.",
  "operator forms import FILE --id ID [--type formio|lip] [--particulars FILE] [--activate] [--json]":
    "Definitions of forms are public and hold no answers.",
  "operator forms import --from ADDRESS --id ID [--particulars FILE] [--activate] [--json]":
    "Definitions of forms are public and hold no answers.",
  "operator forms versions ID [--json]": "Definitions of forms are public and hold no answers.",
  "operator forms activate ID VERSION|bundled [--json]":
    "Definitions of forms are public and hold no answers.",
};

async function operator([name = "", ...words]: readonly string[]) {
  const command = OPERATOR_COMMANDS[name];
  if (command === undefined) throw new Error(`there is no command ${name}`);
  return command(words);
}

beforeEach(nothingListens);

it("Every command that shows data of people takes a reason and logs it before it reads anything", async () => {
  const usages = await Promise.all(
    Object.keys(OPERATOR_COMMANDS).map(async (name) => (await operator([name, "--no-such-option"])).err),
  );
  const lines = usages.flatMap((usage) => usage.split("\n").filter((line) => line.startsWith("operator ")));
  expect([...new Set(lines)].sort()).toEqual(Object.keys(DECLARED).sort());

  for (const [usage, declared] of Object.entries(DECLARED)) {
    if (typeof declared === "string") {
      expect([usage, declared]).toEqual([usage, expect.stringMatching(/^[A-Z].+\.$/)]);
      continue;
    }
    const { typed, inAws } = declared;
    const logged = [...inAws, "--log-group", "NAME"];
    for (const wrong of [
      [],
      ["--reason", ""],
      ["--reason", "because"],
      ["--reason", " ".repeat(20)],
      logged,
      // Where the look would be logged has to be named as well.
      [...BECAUSE, ...inAws],
    ]) {
      const refused = await operator([...typed, ...wrong]);
      expect([usage, wrong, refused.exitCode, refused.out]).toEqual([usage, wrong, 2, ""]);
      expect(refused.err).toContain(usage);
    }
    expect((await operator([...typed, ...BECAUSE])).err).toContain("No portal answers at");
    const unlogged = await operator([...typed, ...BECAUSE, ...logged]);
    expect([usage, unlogged.exitCode, unlogged.out, unlogged.err]).toEqual([
      usage,
      2,
      "",
      expect.stringMatching(/^Nothing is shown: the access cannot be logged\. /),
    ]);
  }
});
