import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { expect, test } from "./journey.ts";

test("every answer of pages and API carries the strict policy, and nothing is inline", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/formular", "/datenschutz", "/index.html"]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  }
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("no script of the page holds the schema library or a way to run text as code", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) void response.text().then((text) => scripts.push(text));
  });
  await page.goto("/antrag/start/mock-json");
  await page.getByRole("textbox").waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  for (const text of scripts) {
    expect(text).not.toContain("ZodError");
    expect(text).not.toMatch(/new Function\(|\beval\(/);
  }
});

test("the local console answers loopback names only", async ({ request, baseURL }) => {
  const refused = await request.get("/__local", {
    headers: { host: "evil.example", accept: "application/json" },
  });
  expect(refused.status()).toBe(421);
  const answered = await request.get(`${baseURL ?? ""}/__local`, { headers: { accept: "application/json" } });
  expect(answered.status()).toBe(200);
});

test.describe("what the policy refuses", () => {
  test.use({ allowedConsole: "Content Security Policy|TrustedHTML|Trusted Type|Failed to load resource" });

  test("no text becomes markup, and a violation is reported to the portal by its rule, without an address", async ({
    page,
    portalUrl,
  }) => {
    await page.goto("/datenschutz?process=secret-number");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const reported = page.waitForRequest(/\/api\/version\/errors$/);
    const answered = page.waitForResponse(/\/api\/version\/errors$/);
    const refused = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<b>text</b>";
        return "written";
      } catch (error) {
        return error instanceof Error ? error.name : "thrown";
      }
    });
    expect(refused).toBe("TypeError");
    const body = z.record(z.string(), z.string()).parse((await reported).postDataJSON());
    expect(body).toMatchObject({ message: "policy-breach", rule: "require-trusted-types-for" });
    expect(JSON.stringify(body)).not.toMatch(/secret|http/);
    expect((await answered).status()).toBe(204);
    const local = await page.request.get(`${portalUrl}/__local`, { headers: { accept: "application/json" } });
    const { portal } = z.object({ portal: z.object({ logsFolder: z.string() }) }).parse(await local.json());
    const log = await readFile(path.join(portal.logsFolder, "demo-api-feedback.log"), "utf8");
    expect(log).toContain("require-trusted-types-for");
    expect(log).not.toContain("secret-number");
  });
});
