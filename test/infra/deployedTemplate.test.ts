import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { expect, it } from "vitest";
import { deployedTemplate } from "#infra/tools/guard/guard.ts";
import { recordedAnswers, type Answers } from "./preflight/recordedAnswers.ts";

const read = (answers: Answers) =>
  deployedTemplate(
    "recognition-portal-nw-data",
    new CloudFormationClient({
      region: "eu-central-1",
      requestHandler: recordedAnswers(answers),
      credentials: { accessKeyId: "nobody", secretAccessKey: "nobody" },
      maxAttempts: 1,
    }),
  );

it("The deployed template is read as CDK handed it in", async () => {
  const body = '{"Resources":{"One":{"Type":"AWS::S3::Bucket"}}}';
  const answer = `<GetTemplateResponse><GetTemplateResult><TemplateBody>${body}</TemplateBody></GetTemplateResult></GetTemplateResponse>`;
  expect(await read({ GetTemplate: answer })).toEqual(JSON.parse(body));
});

it("A stack that is not there has none, and one that may not be read stops the deployment", async () => {
  const refusal = (code: string, message: string) =>
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
  const missing = refusal("ValidationError", "Stack with id recognition-portal-nw-data does not exist");
  expect(await read({ GetTemplate: { status: 400, text: missing } })).toBeUndefined();
  await expect(read({})).rejects.toThrow("not authorized to perform GetTemplate");
});
