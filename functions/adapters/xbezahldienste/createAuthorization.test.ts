import { describe, expect, it } from "vitest";
import { movedClock } from "#test/fixtures/movedClock.ts";
import { answering, json, transactionAnswer } from "./createXbezahldienste.fixture.ts";

const TOKEN = "https://pay.example/auth/token";
const credentials = () => Promise.resolve({ id: "portal", secret: "s&cret" });
const PAYMENT = json(200, transactionAnswer());
const token = (value: string, expires_in?: number) => json(200, { access_token: value, expires_in });

describe("proving who the portal is", () => {
  it("by OAuth sends client credentials as form fields, with a scope where settings name one", async () => {
    const { provider, requests } = answering([token("t1", 3_600), PAYMENT], {
      authentication: { kind: "oauth", tokenUrl: TOKEN, scope: "post", credentials },
    });
    expect(await provider.read("tx-1")).toMatchObject({ ok: true });
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: TOKEN,
      body: "grant_type=client_credentials&client_id=portal&client_secret=s%26cret&scope=post",
    });
    expect(requests[1]?.headers).toMatchObject({ authorization: "Bearer t1" });
    const without = answering([token("t1"), PAYMENT], {
      authentication: { kind: "oauth", tokenUrl: TOKEN, credentials },
    });
    await without.provider.read("tx-1");
    expect(without.requests[0]?.body).not.toContain("scope");
  });

  it("keeps a token until shortly before its end", async () => {
    const clock = movedClock();
    const answers = [token("t1", 600), PAYMENT, PAYMENT, token("t2", 600), PAYMENT];
    const { provider, requests } = answering(answers, {
      clock,
      authentication: { kind: "oauth", tokenUrl: TOKEN, credentials },
    });
    await provider.read("tx-1");
    clock.advance(539_000);
    await provider.read("tx-1");
    clock.advance(2_000);
    await provider.read("tx-1");
    expect(requests.map(({ url }) => url === TOKEN)).toEqual([true, false, false, true, false]);
    expect(requests[4]?.headers).toMatchObject({ authorization: "Bearer t2" });
  });

  it("takes one new token after a 401, and no third", async () => {
    const refused = json(401, {});
    const oauth = { kind: "oauth", tokenUrl: TOKEN, credentials } as const;
    const once = answering([token("t1"), refused, token("t2"), PAYMENT], { authentication: oauth });
    expect(await once.provider.read("tx-1")).toMatchObject({ ok: true });
    const never = answering([token("t1"), refused, token("t2"), refused], { authentication: oauth });
    expect(await never.provider.read("tx-1")).toMatchObject({ failure: { kind: "payment-refused" } });
    expect(never.requests).toHaveLength(4);
  });

  it("waits for a token endpoint that is down and says when credentials are wrong", async () => {
    const authentication = { kind: "oauth", tokenUrl: TOKEN, credentials } as const;
    for (const [answer, kind] of [
      [json(503, {}), "payment-unavailable"],
      [{ status: 200, text: "<html>" }, "payment-unavailable"],
      [token("a\r\nx-evil: 1"), "payment-unavailable"],
      [json(401, { error: "invalid_client" }), "payment-refused"],
      [json(400, { error: "invalid_scope" }), "payment-refused"],
    ] as const) {
      const { provider, requests } = answering([answer], { authentication });
      expect(await provider.check()).toMatchObject({ failure: { kind } });
      expect(requests).toHaveLength(1);
    }
  });

  it("by Basic sends user and password with every request, and asks once after a 401", async () => {
    const authentication = {
      kind: "basic",
      credentials: () => Promise.resolve({ user: "portal", password: "pass:wörd" }),
    } as const;
    const { provider, requests } = answering([PAYMENT, json(401, {})], { authentication });
    await provider.read("tx-1");
    const expected = `Basic ${Buffer.from("portal:pass:wörd").toString("base64")}`;
    expect(requests[0]?.headers).toMatchObject({ authorization: expected });
    expect(await provider.read("tx-1")).toMatchObject({ failure: { kind: "payment-refused" } });
    expect(requests).toHaveLength(2);
  });

  it("sends nothing where nothing is asked for", async () => {
    const { provider, requests } = answering([PAYMENT]);
    await provider.read("tx-1");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it("is put off while the secret cannot be read, and says no word of it", async () => {
    const unreadable = () => Promise.reject(new TypeError("the secret is hunter2"));
    for (const authentication of [
      { kind: "oauth", tokenUrl: TOKEN, credentials: unreadable },
      { kind: "basic", credentials: unreadable },
    ] as const) {
      const { provider, requests } = answering([PAYMENT], { authentication });
      expect(await provider.check()).toEqual({
        ok: false,
        failure: {
          kind: "payment-unavailable",
          cause: "the portal's credentials cannot be read: TypeError",
        },
      });
      expect(requests).toHaveLength(0);
    }
  });
});
