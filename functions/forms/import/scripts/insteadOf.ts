const ALL = "The functions that can be used are listed in functions/forms/expressions/README.md.";
const NO_SIDE = "A script computes one value and does nothing else.";

/** What an author writes instead of a call that is refused, for those that are met most often. */
const INSTEAD: Readonly<Record<string, string>> = {
  ".push": "Write: list = list.concat([item])",
  ".unshift": "Write: list = [item].concat(list)",
  ".sort": 'Write: _.sortBy(list, "name")',
  ".reverse": "Read it from the end: list[list.length - 1 - index]",
  ".flat": "Write: _.flatten(list)",
  ".flatMap": "Write: _.flatten(list.map(…))",
  ".at": "Write: _.nth(list, index)",
  ".search": "Write: /…/.test(text), or text.indexOf(part)",
  ".matchAll": "Write: text.match(/…/g)",
  ".trimStart": 'Write: text.replace(/^ +/, "")',
  ".toLocaleString": 'Write: number.toFixed(2), or moment(…).format("DD.MM.YYYY")',
  ".toLocaleDateString": 'Write: moment(…).format("DD.MM.YYYY")',
  ".repeat": 'Write: "".padStart(count, text)',
  "Object.assign": "Write the whole of it: { a: one.a, b: other.b }",
  "Object.entries": "Write: Object.keys(record).map((key) => [key, record[key]])",
  "Math.random": "A value has to be the same each time.",
  "Math.sqrt": "Write: number ** 0.5",
  alert: "What a person has to know is what valid is set to, or a content component.",
  fetch: "Choices stand in the definition, or in a shared list (optionSource).",
  setTimeout: NO_SIDE,
  setInterval: NO_SIDE,
};

export function insteadOf(name: string): string {
  return Object.hasOwn(INSTEAD, name) ? (INSTEAD[name] ?? ALL) : ALL;
}
