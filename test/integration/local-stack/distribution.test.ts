import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ORIGIN_HEADER } from "#contract/limits.ts";
import { contentSources, securityHeaders } from "#contract/securityHeaders.ts";
import { onThisMachine } from "#infra/laptop/front/onThisMachine.ts";
import { startFront } from "#infra/laptop/front/startFront.ts";
import { readTemplates, type StackTemplate } from "#infra/laptop/template/readTemplates.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { changedSettings } from "#test/infra/changedSettings.ts";
import { synthesizedTemplates } from "#test/infra/synthesizedTemplates.ts";

const port = 4734;
const front = `http://127.0.0.1:${port}`;
const awsEndpoint = "http://127.0.0.1:4735";

const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
const distributionSchema = z.looseObject({
  DefaultCacheBehavior: z.looseObject({}),
  CacheBehaviors: z.tuple([z.looseObject({})]),
  CustomErrorResponses: z.array(z.unknown()).optional(),
  Origins: z.tuple([z.looseObject({}), z.looseObject({})]),
});
type Distribution = z.infer<typeof distributionSchema>;
type Resources = z.infer<typeof templateSchema>["Resources"];

let others: readonly StackTemplate[];
let stackName: string;
let template: z.infer<typeof templateSchema>;
beforeAll(() => {
  const all = synthesizedTemplates({});
  const pages = all.find((stack) => stack.stackName.endsWith("-frontend"));
  if (pages === undefined) throw new Error("There is no stack of the pages.");
  others = all.filter((stack) => stack !== pages);
  ({ stackName } = pages);
  template = templateSchema.parse(pages.template);
});

const seen: IncomingMessage[] = [];
let answers: { status: number; headers: Record<string, string | string[]>; body: string };
let stop: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await stop();
  seen.length = 0;
  answers = { status: 200, headers: {}, body: "" };
});

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
}

interface Change {
  readonly distribution?: (config: Distribution) => void;
  readonly resources?: (resources: Resources) => void;
}

/** What stands before pages and API by the synthesized template, changed where a test changes it. */
async function started({ distribution, resources }: Change = {}): Promise<void> {
  answers = { status: 200, headers: {}, body: "sent" };
  const changed = templateSchema.parse(structuredClone(template));
  for (const { Type, Properties } of Object.values(changed.Resources)) {
    if (Type !== "AWS::CloudFront::Distribution") continue;
    const config = distributionSchema.parse(Properties["DistributionConfig"]);
    distribution?.(config);
    Properties["DistributionConfig"] = config;
  }
  resources?.(changed.Resources);
  const read = readTemplates([...others, { stackName, template: changed }], { assetPath: () => "/dev/null" });
  if (!read.ok) throw new Error(read.failure.sentence);
  if (read.value.distribution === undefined) throw new Error("There is no distribution.");
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    seen.push(incoming);
    incoming.resume();
    outgoing.writeHead(answers.status, answers.headers).end(answers.body);
    return Promise.resolve();
  };
  ({ stop } = await startFront(
    { gateway: { handle: answer }, console: { handle: answer }, pages: answer },
    {
      port,
      distribution: onThisMachine(read.value.distribution, { awsEndpoint }),
      originHeaders: new Map([[ORIGIN_HEADER, "the word"]]),
    },
  ));
}

const sent = { "x-window-id": "7", cookie: "session=1; language=de", authorization: "Bearer x" };
/** Each by a connection of its own, because the fronts of these tests end one after another. */
const ask = (path: string, { headers = sent, ...options }: Asked = {}) =>
  fetch(`${front}${path}`, { ...options, headers: { ...headers, connection: "close" } });

describe("what reaches the API", () => {
  it("is all that the browser sent, but its host and what CloudFront keeps to itself", async () => {
    await started();
    await ask("/api/version?a=1&b=2", {
      headers: { ...sent, [ORIGIN_HEADER]: "a guess", "x-forwarded-proto": "https", "x-real-ip": "1.2.3.4" },
    });
    expect(seen[0]?.url).toBe("/api/version?a=1&b=2");
    expect(seen[0]?.headers).toMatchObject({ ...sent, [ORIGIN_HEADER]: "the word" });
    expect(seen[0]?.headers.host).toMatch(/\.execute-api\.eu-central-1\.amazonaws\.com$/);
    expect(seen[0]?.rawHeaders).not.toContain("a guess");
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^x-(real-ip|forwarded-proto)$/)]),
    );
  });

  it("is nothing of the browser's where the template has no policy for it", async () => {
    await started({ distribution: (config) => delete config.CacheBehaviors[0]["OriginRequestPolicyId"] });
    await ask("/api/version?a=1");
    expect(seen[0]?.url).toBe("/api/version");
    for (const name of Object.keys(sent)) expect(seen[0]?.headers).not.toHaveProperty(name);
    expect(seen[0]?.headers["user-agent"]).toBe("Amazon CloudFront");
  });

  it("is what the template's own policies name", async () => {
    await started({
      distribution: (config) =>
        Object.assign(config.CacheBehaviors[0], { OriginRequestPolicyId: { Ref: "Own" } }),
      resources: (resources) =>
        Object.assign(resources, {
          Own: {
            Type: "AWS::CloudFront::OriginRequestPolicy",
            Properties: {
              OriginRequestPolicyConfig: {
                Name: "own",
                HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["X-Window-Id"] },
                CookiesConfig: { CookieBehavior: "allExcept", Cookies: ["language"] },
                QueryStringsConfig: { QueryStringBehavior: "whitelist", QueryStrings: ["b"] },
              },
            },
          },
        }),
    });
    await ask("/api/version?a=1&b=2");
    expect(seen[0]?.url).toBe("/api/version?b=2");
    expect(seen[0]?.headers).toMatchObject({ "x-window-id": "7", cookie: "session=1" });
    expect(seen[0]?.headers).not.toHaveProperty("authorization");
  });

  it("is no address, method or body that the template does not let through", async () => {
    await started();
    await ask("/api");
    expect((await ask("/", { method: "POST", body: "x" })).status).toBe(403);
    expect((await ask("/api/version", { method: "DELETE" })).status).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual(["/api", "/api/version"]);
    expect(seen[0]?.headers).not.toHaveProperty(ORIGIN_HEADER);
  });

  it("stops the start where a policy is neither in the templates nor one of AWS that is known here", async () => {
    const unknown = (config: Distribution) =>
      Object.assign(config.CacheBehaviors[0], { CachePolicyId: "other" });
    await expect(started({ distribution: unknown })).rejects.toThrow("policy other of CloudFront");
  });
});

describe("what comes back", () => {
  it("carries the headers of the template over those of the pages, and none over the API's", async () => {
    await started();
    answers.headers = { "x-frame-options": "SAMEORIGIN" };
    const page = Object.fromEntries((await ask("/")).headers);
    const settings = readStateSettings(changedSettings("demo"));
    expect(page).toMatchObject(securityHeaders(contentSources(settings, awsEndpoint), { https: false }));
    expect(page).not.toHaveProperty("strict-transport-security");
    expect(Object.fromEntries((await ask("/api/version")).headers)).toMatchObject(answers.headers);
  });

  it("leaves a header as the origin says it where the template does not override it", async () => {
    const policy = { FrameOptions: { FrameOption: "DENY", Override: false } };
    await started({
      resources: (resources) => {
        for (const { Type, Properties } of Object.values(resources))
          if (Type === "AWS::CloudFront::ResponseHeadersPolicy")
            Properties["ResponseHeadersPolicyConfig"] = { Name: "own", SecurityHeadersConfig: policy };
      },
    });
    answers.headers = { "x-frame-options": "SAMEORIGIN" };
    const page = await ask("/");
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(page.headers.has("content-security-policy")).toBe(false);
  });

  it("is no cookie of a page, and every cookie of the API", async () => {
    await started();
    answers.headers = { "set-cookie": ["a=1", "b=2"] };
    expect((await ask("/")).headers.getSetCookie()).toEqual([]);
    expect((await ask("/api/version")).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("is compressed where behaviour and policy of the template say so", async () => {
    const accepting = { headers: { "accept-encoding": "gzip, deflate, br, zstd" } };
    const encodings = async (): Promise<unknown> => {
      await ask("/assets/a.js", accepting);
      return seen.at(-1)?.headers["accept-encoding"];
    };
    await started();
    expect(await encodings()).toBe("br, gzip");
    await stop();
    await started({
      distribution: (config) => Object.assign(config.DefaultCacheBehavior, { Compress: false }),
    });
    expect(await encodings()).toBe("");
  });
});

describe("an error", () => {
  const statuses = async (path: string): Promise<readonly number[]> => {
    const first = await ask(path);
    answers = { status: 200, headers: {}, body: "well again" };
    return [first.status, (await ask(path)).status];
  };
  const failing = { status: 503, headers: { "cache-control": "no-store" }, body: "busy" };

  it("of the API is nobody else's", async () => {
    await started();
    answers = failing;
    expect(await statuses("/api/version")).toEqual([503, 200]);
  });

  it("of the API would be everybody's for ten seconds under a policy that keeps answers", async () => {
    const { DefaultCacheBehavior: pages } = distributionSchema.parse(
      Object.values(template.Resources).find(({ Type }) => Type === "AWS::CloudFront::Distribution")
        ?.Properties["DistributionConfig"],
    );
    const keeping = (config: Distribution) => {
      Object.assign(config.CacheBehaviors[0], { CachePolicyId: pages["CachePolicyId"] });
      delete config.CustomErrorResponses;
    };
    await started({ distribution: keeping });
    answers = failing;
    expect(await statuses("/api/version")).toEqual([503, 503]);
    expect((await ask("/api/other")).status).toBe(200);
    await stop();
    // The times to live of the template end it.
    await started({
      distribution: (config) =>
        Object.assign(config.CacheBehaviors[0], { CachePolicyId: pages["CachePolicyId"] }),
    });
    answers = failing;
    expect(await statuses("/api/version")).toEqual([503, 200]);
  });
});
