import { expect, test as base } from "@playwright/test";
import { z } from "zod";
import type { Applicant } from "./Applicant.ts";
import { type BeginsInForm, inForm } from "./inForm.ts";
import { PORTS_IN_A_ROW } from "#test/fixtures/PORTS_IN_A_ROW.ts";
import { readUsage, usageBetween } from "#test/fixtures/readUsage.ts";
import { watchFields } from "./watchFields.ts";

/** Cookies of the portal: session, XSRF, language. No other may ever exist. */
const COOKIES = new Set(["session", "XSRF-TOKEN", "language"]);

const consoleSchema = z.object({ aws: z.object({ endpoint: z.url() }) });

/** Host of the upload store, which on LocalStack is not in the row; undefined where a form stands without a portal. */
async function uploadHost(baseUrl: string): Promise<string | undefined> {
  const described = await fetch(new URL("/__local", baseUrl), { headers: { accept: "application/json" } });
  if (described.headers.get("content-type")?.includes("json") !== true) return undefined;
  return new URL(consoleSchema.parse(await described.json()).aws.endpoint).host;
}

/**
 * Every journey watches the page: no error on the console, no field rendered anew, no breach of the content security policy, no
 * request to another host than the portal, its upload store, the sign-in and the payment pages, no cookie beyond the three.
 */
export const test = base.extend<{
  watched: undefined;
  counted: undefined;
  allowedConsole: string;
  portalUrl: string;
  /** The second page of the form of a new application, begun without pages. */
  inForm: (begins?: BeginsInForm) => Promise<Applicant>;
}>({
  allowedConsole: ["^$", { option: true }],
  portalUrl: async ({ baseURL }, use) => {
    await use(baseURL ?? "");
  },
  inForm: async ({ page, portalUrl }, use) => {
    await use((begins = {}) => inForm(page, { portalUrl, ...begins }));
  },
  watched: [
    async ({ page, context, baseURL, allowedConsole }, use) => {
      const complaints: string[] = [];
      await watchFields(context, (id) => complaints.push(`rendered anew: ${id}`));
      const allowed = new RegExp(allowedConsole);
      const port = Number(new URL(baseURL ?? "").port);
      const store = await uploadHost(baseURL ?? "");
      const isOwn = ({ host, hostname, port: other }: URL): boolean =>
        host === store ||
        (["127.0.0.1", "localhost"].includes(hostname) &&
          Number(other) >= port &&
          Number(other) < port + PORTS_IN_A_ROW);
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !allowed.test(text)) complaints.push(`console: ${text}`);
      });
      page.on("pageerror", ({ message }) => {
        if (!allowed.test(message)) complaints.push(`script: ${message}`);
      });
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && !isOwn(url)) complaints.push(`third party: ${url.host}`);
      });
      await use(undefined);
      // An answer that is still on its way to the page is no longer awaited.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      // A journey that closed its browser has nothing more to show.
      const cookies = page.isClosed() ? [] : await context.cookies(baseURL);
      for (const { name } of cookies) if (!COOKIES.has(name)) complaints.push(`cookie: ${name}`);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // What was used meanwhile, for `npm run cost -- --journeys`; a journey never fails by it.
  counted: [
    async ({ portalUrl }, use, testInfo) => {
      const before = await readUsage(portalUrl);
      await use(undefined);
      const after = await readUsage(portalUrl);
      const used = before && after && usageBetween(before, after);
      if (used === undefined) return;
      await testInfo.attach("usage", { body: JSON.stringify(used), contentType: "application/json" });
    },
    { auto: true },
  ],
});

export { expect };
