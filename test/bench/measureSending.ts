import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { ok } from "#domain/result.ts";
import type { Process } from "#domain/application/Process.ts";
import { stepFunctionName } from "#infra/functions.ts";
import { localAccount } from "#infra/laptop/template/PortalResources.ts";
import { aPdf } from "../fixtures/aPdf.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { applicationSteps } from "./applicationSteps.ts";
import type { FigureSection } from "./Figure.ts";
import { functionEnvironments } from "./functionEnvironments.ts";
import { openBenchTable } from "./openBenchTable.ts";
import { quantile } from "./quantile.ts";
import { runFunctionAlone, type FunctionCost } from "./runFunctionAlone.ts";

const ROUNDS = 3;
const ACCOUNT = { user: "amina", password: "amina-geheim" };
/** The largest application that there can be, most of it in one file: the worst for memory. */
const FILE_SIZES = [20_000, 28_900_000] as const;
const MEMORY_BUDGET_MEGABYTES = 512;
const KIBIBYTE = 1024;
const MEGABYTE = 1_000_000;

/** Every step of the pipeline in a Node of its own, with an application of 29 MB: processor time and memory. */
export async function measureSending(url: string): Promise<FigureSection> {
  const processId = await sentApplication(url);
  const { endpoint, region, keysName, ...table } = await openBenchTable(url);
  const processes = createProcessRepository(
    table,
    createProcessKeys({ client: table.client, tableName: keysName }),
  );
  const environments = functionEnvironments();
  const costs = new Map<string, FunctionCost[]>(SUBMIT_STEPS.map((step) => [step, []]));
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rewound = await processes.update<never>(processId, (process) => ok(notSentYet(process)));
    if (!rewound.ok) throw new Error(`the application cannot be sent again: ${rewound.failure.kind}`);
    for (const step of SUBMIT_STEPS) {
      const name = stepFunctionName(step);
      const environment = {
        ...[...environments].find(([key]) => key.endsWith(name))?.[1],
        AWS_ENDPOINT_URL: endpoint,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: localAccount.accessKeyId,
        AWS_SECRET_ACCESS_KEY: localAccount.secretAccessKey,
      };
      costs.get(step)?.push(await runFunctionAlone(name, { event: { processId, attempt: 1 }, environment }));
    }
    bare.push(bareCryptography());
  }
  const median = (step: string, what: keyof FunctionCost): number =>
    quantile(
      (costs.get(step) ?? []).map((cost) => cost[what]),
      0.5,
    );
  const baseline = quantile(bare, 0.5);
  const cpu = SUBMIT_STEPS.reduce((sum, step) => sum + median(step, "cpuMilliseconds"), 0);
  return {
    title: `Sending 29 MB, each step in a process of its own, median of ${ROUNDS.toString()}`,
    remark:
      "Baseline: SHA-512 and AES-256-GCM of the same bytes by OpenSSL. Memory is the peak of the whole process.",
    figures: [
      { name: "processor time of all steps, code loaded", value: cpu, unit: "ms", baseline },
      ...SUBMIT_STEPS.map((step) => ({
        name: step,
        value: (median(step, "peakKilobytes") * KIBIBYTE) / MEGABYTE,
        unit: "MB" as const,
        budget: MEMORY_BUDGET_MEGABYTES,
        note: `${Math.round(median(step, "cpuMilliseconds")).toString()} ms`,
      })),
    ],
  };
}

async function sentApplication(url: string): Promise<string> {
  const visitor = new Visitor(url);
  await visitor.signIn(ACCOUNT);
  const begun = await applicationSteps.begin(visitor);
  await applicationSteps.fillIn(visitor, begun);
  await applicationSteps.upload(visitor, { id: begun.id, sizes: FILE_SIZES });
  await applicationSteps.send(visitor, { id: begun.id });
  return begun.id;
}

/** As the person's click left it. What it left behind is found again under other ids. */
function notSentYet(process: Process): Process {
  const { submitting } = process;
  if (submitting === undefined) throw new Error("the application was not sent");
  const { attempt, submittedAt, transferTicketNumber, generatedIds } = submitting;
  return {
    ...process,
    status: "SUBMITTED",
    submitting: {
      attempt,
      submittedAt,
      transferTicketNumber,
      generatedIds,
      progress: "CALCULATE_HASHES_FOR_ATTACHMENTS",
      completedSteps: [],
      documents: [],
      externalIdType: "UNKNOWN",
    },
  };
}

/** Milliseconds of processor time that no way of sending could save. */
function bareCryptography(): number {
  const files = FILE_SIZES.map((size) => aPdf(size));
  const before = process.cpuUsage();
  for (const bytes of files) {
    createHash("sha512").update(bytes).digest();
    const cipher = createCipheriv("aes-256-gcm", randomBytes(32), randomBytes(12));
    Buffer.concat([cipher.update(bytes), cipher.final()]);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
