import { PutObjectCommand } from "@aws-sdk/client-s3";
import { z } from "zod";
import { openLocalBucket } from "#adapters/s3/openBucket.ts";
import { localAccount } from "#infra/laptop/template/PortalResources.ts";
import { DOCUMENT_PATHS } from "../fixtures/answersByPath.ts";
import { aPdf } from "../fixtures/aPdf.ts";
import { upload } from "../integration/portal/upload.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { applicationSteps } from "./applicationSteps.ts";
import { describeAws } from "./describeAws.ts";
import type { FigureSection } from "./Figure.ts";
import { quantile } from "./quantile.ts";
import { timed } from "./timed.ts";

const attachmentSchema = z.object({ attachment: z.object({ attachmentId: z.string() }) });

const ROUNDS = 5;
const SIZE = 10_000_000;
const MEGABYTE = 1_000_000;
const SECOND = 1000;

/** A file of 10 MB in parts, each signed, stored and hashed, until the server has read and accepted it. */
export async function measureUpload(url: string): Promise<FigureSection> {
  const { buckets, ...aws } = await describeAws(url);
  const bucketName = buckets.find((name) => /upload/i.test(name)) ?? "";
  const bucket = openLocalBucket(bucketName, { ...aws, ...localAccount });
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const { id: processId } = await applicationSteps.begin(visitor);
  const uploads: number[] = [];
  const puts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another length each time: a file that is there already would be noticed.
    const bytes = aPdf(SIZE + round);
    const file = {
      processId,
      fieldPath: DOCUMENT_PATHS[0],
      fileName: `Nachweis ${round.toString()}.pdf`,
      bytes,
    };
    const stored = await timed(() => upload(visitor, file));
    const { status, body } = stored.value;
    if (status !== 200)
      throw new Error(`the upload was answered ${status.toString()}: ${JSON.stringify(body)}`);
    uploads.push(stored.milliseconds);
    const { attachmentId } = attachmentSchema.parse(body).attachment;
    await visitor.call({ method: "DELETE", path: `/api/processes/${processId}/attachments/${attachmentId}` });
    const put = new PutObjectCommand({ Bucket: bucket.bucketName, Key: "bench", Body: bytes });
    puts.push((await timed(() => bucket.client.send(put))).milliseconds);
  }
  const value = quantile(uploads, 0.5);
  return {
    title: `Upload of 10 MB, median of ${ROUNDS.toString()}`,
    remark: "Baseline: PutObject of the same bytes into the same bucket, in turn.",
    figures: [
      {
        name: "chosen to accepted",
        value,
        unit: "ms",
        baseline: quantile(puts, 0.5),
        note: `${(SIZE / MEGABYTE / (value / SECOND)).toFixed(1)} MB a second`,
      },
    ],
  };
}
