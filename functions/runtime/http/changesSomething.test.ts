import { expect, it } from "vitest";
import { ROUTES, type OperationName } from "#contract/routes.ts";
import { changesSomething } from "./changesSomething.ts";

const NAMES = Object.keys(ROUTES).filter((name): name is OperationName => Object.hasOwn(ROUTES, name));
const written = (isRefused: boolean): readonly string[] =>
  NAMES.filter((name) => ROUTES[name].method !== "GET" && changesSomething(name) === isRefused).sort();

it("A portal that only reads refuses exactly what changes what people keep here", () => {
  expect(written(true)).toEqual([
    "changeLocation",
    "changeUser",
    "completeProcess",
    "confirmAttachment",
    "decideDifferences",
    "deleteAttachment",
    "deleteProcesses",
    "holdWindow",
    "patchFormData",
    "prolongFiles",
    "reserveAttachment",
    "setElectronicNotice",
    "signAttachmentParts",
    "startPayment",
    "startProcess",
    "submitProcess",
  ]);
});

it("Reading goes on, and so do sessions, a window's sign of life, seeing the result, and what was paid", () => {
  expect(NAMES.filter((name) => ROUTES[name].method === "GET" && changesSomething(name))).toEqual([]);
  expect(written(false)).toEqual([
    "acknowledgeResult",
    "completePayment",
    "endSessions",
    "logout",
    "prolongSession",
    "receiveFitConnectCallback",
    "receiveLogoutToken",
    "receivePostedSamlLogout",
    "receiveSamlAnswer",
    "reportBrowserError",
    "sendFeedback",
    "startPseudoSession",
    "touchProcess",
  ]);
});
