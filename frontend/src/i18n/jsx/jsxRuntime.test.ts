import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { jsx, jsxDEV, jsxs } from "./jsxRuntime.ts";

it("Text beside anything else is held by an element, so that a browser that translates can take it away", () => {
  const icon = jsx("b", { children: "!" });
  expect(renderToStaticMarkup(jsxs("p", { children: [icon, " ", "12 %", false, 3] }))).toBe(
    "<p><b>!</b><span> 12 %3</span></p>",
  );
  const inside = jsxs(Fragment, { children: [" ", "left"] });
  expect(renderToStaticMarkup(jsxs("p", { children: [icon, inside] }))).toBe(
    "<p><b>!</b><span> left</span></p>",
  );
  const alone = jsx(Fragment, { children: "left" });
  expect(renderToStaticMarkup(jsxs("p", { children: [icon, alone] }))).toBe(
    "<p><b>!</b><span>left</span></p>",
  );
  expect(renderToStaticMarkup(jsxs("p", { children: [icon, ["one", "two"]] }))).toBe(
    "<p><b>!</b><span>onetwo</span></p>",
  );
});

it("Texts that follow each other are one, with the blanks between them", () => {
  const by = jsxs("p", { children: ["Signed in with ", "the service account", " ", 2, jsx("br", {}), "."] });
  expect(renderToStaticMarkup(by)).toBe(
    "<p><span>Signed in with the service account 2</span><br/><span>.</span></p>",
  );
});

it("Text that is alone in its element, and that of an option, stays as it is", () => {
  expect(renderToStaticMarkup(jsx("p", { children: "12 %" }))).toBe("<p>12 %</p>");
  expect(renderToStaticMarkup(jsxs("option", { children: ["12", " %"] }))).toBe("<option>12 %</option>");
});

it("While developing, children that stand in the source need no keys, and those of a list do", () => {
  const complain = vi.spyOn(globalThis.console, "error").mockReturnValue();
  const children = (): object => ({ children: [jsxDEV("b", {}), " ", jsxDEV("i", {})] });
  renderToStaticMarkup(jsxDEV("p", children(), undefined, true));
  expect(complain).not.toHaveBeenCalled();
  renderToStaticMarkup(jsxDEV("p", children(), undefined, false));
  expect(complain).toHaveBeenCalled();
});
