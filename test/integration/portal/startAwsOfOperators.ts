import { createServer } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { z } from "zod";

const putSchema = z.object({
  logGroupName: z.string(),
  logEvents: z.tuple([z.object({ message: z.string() })]),
});

/** Whose credentials they are, says this AWS. */
export const CALLER = "arn:aws:sts::123456789012:assumed-role/Operators/erika";

interface AwsOfOperators {
  /** Where the command finds it. */
  readonly environment: () => NodeJS.ProcessEnv;
  /** Lines of the log group, oldest first. */
  readonly lines: { readonly group: string; readonly line: unknown }[];
}

/** The two services of AWS that only an operator's access needs: whose credentials these are, and a log to write to. */
export function startAwsOfOperators(): AwsOfOperators {
  const lines: AwsOfOperators["lines"] = [];
  let url = "";
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const target = String(request.headers["x-amz-target"]);
      if (target.endsWith(".PutLogEvents")) {
        const { logGroupName, logEvents } = putSchema.parse(JSON.parse(body));
        lines.push({ group: logGroupName, line: JSON.parse(logEvents[0].message) });
      }
      const isLog = target.startsWith("Logs_");
      response.setHeader("content-type", isLog ? "application/x-amz-json-1.1" : "text/xml");
      response.end(
        isLog
          ? "{}"
          : `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult><Arn>${CALLER}</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`,
      );
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const address = server.address();
    url = `http://127.0.0.1:${String(typeof address === "object" ? address?.port : address)}`;
  });
  afterAll(() => {
    server.close();
  });
  return {
    environment: () => ({ AWS_ENDPOINT_URL_STS: url, AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: url }),
    lines,
  };
}
