import { describe, expect, it } from "vitest";
import {
  cookieNames,
  endedSessionCookie,
  isAmbiguous,
  readCookies,
  sessionCookie,
  xsrfCookie,
} from "./cookies.ts";

describe("the session cookie", () => {
  it("is bound to the host and to https wherever the portal speaks https", () => {
    const cookie = sessionCookie(cookieNames("https://portal.example"), "id");
    expect(cookie).toBe("__Host-session=id; Path=/; HttpOnly; SameSite=Lax; Secure");
  });

  it("ends with the browser: it has no age of its own", () => {
    expect(sessionCookie(cookieNames("https://portal.example"), "id")).not.toMatch(/max-age|expires/i);
  });

  it("has a plain name on loopback, where browsers refuse the prefix", () => {
    expect(sessionCookie(cookieNames("http://127.0.0.1:4000"), "id")).toBe(
      "session=id; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  it("ends under the same name and attributes", () => {
    expect(endedSessionCookie(cookieNames("https://portal.example"))).toBe(
      "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    );
  });
});

describe("the XSRF cookie", () => {
  it("can be read by the portal's script", () => {
    expect(xsrfCookie(cookieNames("https://portal.example"), "t")).toBe(
      "XSRF-TOKEN=t; Path=/; SameSite=Lax; Secure",
    );
  });
});

describe("cookies of a request", () => {
  it("are read as sent, the first of a name wins, and nonsense is passed over", () => {
    const cookies = readCookies("session=a; XSRF-TOKEN=b=c; session=tossed; =x; broken");
    expect([...cookies]).toEqual([
      ["session", "a"],
      ["XSRF-TOKEN", "b=c"],
    ]);
  });

  it("of one name that differ are reported, because one of them may be another site's", () => {
    expect(isAmbiguous("XSRF-TOKEN=a; session=s; XSRF-TOKEN=b", "XSRF-TOKEN")).toBe(true);
    expect(isAmbiguous("XSRF-TOKEN=a; MY-XSRF-TOKEN=b; XSRF-TOKEN=a", "XSRF-TOKEN")).toBe(false);
    expect(isAmbiguous(undefined, "XSRF-TOKEN")).toBe(false);
  });

  it("may be none", () => {
    expect(readCookies(undefined).size).toBe(0);
  });
});
