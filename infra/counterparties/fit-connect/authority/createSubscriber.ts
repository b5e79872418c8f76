import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import { type AuthorityAddresses, type Outcome, request, requestJson, titleOf } from "./requestJson.ts";

const waitingSubmission = z.object({ submissionId: z.uuid(), caseId: z.uuid(), destinationId: z.uuid() });

const fetchedSubmission = waitingSubmission.extend({
  attachments: z.array(z.uuid()),
  publicService: z.object({ identifier: z.string(), name: z.string().optional() }),
  region: z.string().optional(),
  encryptedMetadata: z.string(),
  encryptedData: z.string(),
});

const page = z.object({ totalCount: z.number() });
const listPage = page.extend({ submissions: z.array(waitingSubmission) });
const logPage = page.extend({ eventLog: z.array(z.string()) });

export type WaitingSubmission = z.infer<typeof waitingSubmission>;
export type FetchedSubmission = z.infer<typeof fetchedSubmission>;

/** The subscriber's calls of the submission API. */
export interface Subscriber {
  list(): Promise<Outcome<readonly WaitingSubmission[]>>;
  getSubmission(submissionId: string): Promise<Outcome<FetchedSubmission>>;
  getAttachment(submissionId: string, attachmentId: string): Promise<Outcome<string>>;
  getEvents(caseId: string): Promise<Outcome<readonly string[]>>;
  postEvent(caseId: string, token: string): Promise<Outcome<void>>;
}

const PAGE_SIZE = 500;

export async function createSubscriber(
  addresses: AuthorityAddresses["fitConnect"],
): Promise<Outcome<Subscriber>> {
  const { id, secret } = addresses.subscriber;
  const token = await requestJson(
    {
      method: "POST",
      url: addresses.tokenUrl,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: id,
        client_secret: secret,
      }).toString(),
    },
    z.object({ access_token: z.string() }),
  );
  if (!token.ok) return token;
  const headers = { authorization: `Bearer ${token.value.access_token}` };
  const base = `${addresses.submissionUrl}/v2`;

  /** Reads page after page until all are there. */
  const readAll = async <Answer extends { readonly totalCount: number }, Item>(
    path: string,
    read: {
      readonly schema: z.ZodType<Answer>;
      readonly itemsOf: (answer: Answer) => readonly Item[];
    },
  ): Promise<Outcome<readonly Item[]>> => {
    const items: Item[] = [];
    for (;;) {
      const url = new URL(`${base}${path}`);
      url.searchParams.set("offset", String(items.length));
      url.searchParams.set("limit", String(PAGE_SIZE));
      const answer = await requestJson({ url: url.href, headers }, read.schema);
      if (!answer.ok) return answer;
      const found = read.itemsOf(answer.value);
      items.push(...found);
      if (found.length === 0 || items.length >= answer.value.totalCount) return ok(items);
    }
  };

  return ok({
    list: () =>
      readAll(`/submissions?destinationId=${addresses.destinationId}`, {
        schema: listPage,
        itemsOf: ({ submissions }) => submissions,
      }),
    getSubmission: (submissionId) =>
      requestJson({ url: `${base}/submissions/${submissionId}`, headers }, fetchedSubmission),
    getAttachment: async (submissionId, attachmentId) => {
      const url = `${base}/submissions/${submissionId}/attachments/${attachmentId}`;
      const answer = await request({ url, headers });
      if (!answer.ok) return answer;
      const { status, text } = answer.value;
      return status === 200
        ? ok(text)
        : err(`Attachment ${attachmentId} answered ${status}${titleOf(text)}.`);
    },
    getEvents: (caseId) =>
      readAll(`/cases/${caseId}/events`, { schema: logPage, itemsOf: ({ eventLog }) => eventLog }),
    postEvent: async (caseId, event) => {
      const answer = await request({
        method: "POST",
        url: `${base}/cases/${caseId}/events`,
        headers: { ...headers, "content-type": "application/jose" },
        body: event,
      });
      if (!answer.ok) return answer;
      const { status, text } = answer.value;
      if (status === 204) return ok(undefined);
      return err(
        status === 409
          ? "This submission was answered before: nothing was changed."
          : `The delivery service answered ${status}${titleOf(text)}.`,
      );
    },
  });
}
