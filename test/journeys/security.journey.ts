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
  expect(refused.status()).toBe(403);
  const answered = await request.get(`${baseURL ?? ""}/__local`, { headers: { accept: "application/json" } });
  expect(answered.status()).toBe(200);
});
