import { expect, it } from "vitest";
import { publishedBeyondLoopback } from "./publishedBeyondLoopback.ts";

it("what other machines could reach of a container on a network of its own is what is published beyond loopback", () => {
  const on = (HostIp: string) => [{ HostIp, HostPort: "4566" }];
  const told = {
    "4566/tcp": on("127.0.0.1"),
    "4567/tcp": on("::1"),
    "4568/tcp": null,
    "4569/tcp": [...on("0.0.0.0"), ...on("::")],
    "4570/tcp": on(""),
  };
  expect(publishedBeyondLoopback(JSON.stringify(told))).toEqual(["0.0.0.0:4566", ":::4566", ":4566"]);
});
