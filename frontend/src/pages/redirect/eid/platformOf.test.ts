import { expect, test } from "vitest";
import { platformOf } from "./platformOf.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${MAC} Version/17.4 Safari/605.1.15`, 0, "safari"],
  [`${MAC} Version/17.4 Safari/605.1.15`, 5, "mobile"],
  [`${MAC} Chrome/126.0.0.0 Safari/537.36`, 0, "other"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0", 0, "other"],
  ["Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36", 5, "mobile"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", 5, "mobile"],
] as const)("%s with %d fingers is %s", (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});
