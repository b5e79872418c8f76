import type { CallExpression, NewExpression } from "acorn";
import type { Expression, Operands } from "#forms/Expression.ts";
import type { FunctionName } from "#forms/expressions/calculations.ts";
import { plain, refuse, valueOf, type ScriptContext, type Typed } from "./ScriptContext.ts";

const UNITS: Readonly<Record<string, readonly string[]>> = {
  year: ["years", "y"],
  quarter: ["quarters", "Q"],
  month: ["months", "M"],
  week: ["weeks", "w"],
  day: ["days", "d", "date"],
  hour: ["hours", "h"],
  minute: ["minutes", "m"],
  second: ["seconds", "s"],
  millisecond: ["milliseconds", "ms"],
};

/** Methods that ask for a part of a time, of moment and of JavaScript's `Date`. */
const PARTS: Readonly<Record<string, string>> = {
  year: "year",
  getFullYear: "year",
  month: "month",
  getMonth: "month",
  date: "date",
  getDate: "date",
  day: "weekday",
  getDay: "weekday",
  hour: "hour",
  hours: "hour",
  getHours: "hour",
  minute: "minute",
  minutes: "minute",
  getMinutes: "minute",
  second: "second",
  seconds: "second",
  getSeconds: "second",
};

const COMPARISONS: Readonly<Record<string, FunctionName>> = {
  isBefore: "dateIsBefore",
  isAfter: "dateIsAfter",
  isSame: "dateIsSame",
  isSameOrBefore: "dateIsSameOrBefore",
  isSameOrAfter: "dateIsSameOrAfter",
};

/** Of a time made on the spot these give another time; of a variable they would change the variable. */
const MOVES: Readonly<Record<string, FunctionName>> = {
  add: "dateLater",
  subtract: "dateEarlier",
  startOf: "dateStart",
  endOf: "dateEnd",
};

const FORMAT = /^(?:\[[^\]]*\]|YYYY|YY|MM|M|DD|D|HH|H|mm|ss|T|Z|[^A-Za-z])*$/;
const READABLE = /^(?:YYYY|MM|M|DD|D|HH|H|mm|m|ss|s|[^A-Za-z])*$/;

const time = (expression: Expression): Typed => ({ expression, isTime: true });

/** `moment()`, `moment(value)`, `moment(value, format)`, `moment(value, format, true)`. */
export function newMoment(node: CallExpression, context: ScriptContext): Typed {
  const [value, format, strict] = node.arguments;
  if (value === undefined) return time({ op: "now", of: [] });
  const given = context.compile(value, context);
  if (given.isTime && format === undefined) return given;
  if (format === undefined) return time({ op: "moment", of: [given.expression] });
  const pattern = format.type === "Literal" && typeof format.value === "string" ? format.value : undefined;
  if (pattern === undefined || !READABLE.test(pattern)) {
    const message = 'moment takes a format of digits only, such as "DD.MM.YYYY".';
    return time(refuse(context, { node, code: "date", message }));
  }
  const isStrict = strict?.type === "Literal" && strict.value === true;
  if (node.arguments.length > 3 || (strict !== undefined && !isStrict)) {
    const message = "After the format moment takes nothing but true.";
    return time(refuse(context, { node, code: "date", message }));
  }
  const of: Operands = [given.expression, { op: "is", value: pattern }];
  return time({ op: "moment", of: isStrict ? [...of, { op: "is", value: true }] : of });
}

/** `new Date()`, `new Date(value)`, `new Date(year, month, day)`. */
export function newDate(node: NewExpression, context: ScriptContext): Typed {
  const [first] = node.arguments;
  if (first === undefined) return time({ op: "now", of: [] });
  if (node.arguments.length === 1) {
    const given = context.compile(first, context);
    return time(given.isTime ? given.expression : { op: "jsDate", of: [given.expression] });
  }
  if (node.arguments.length <= 3)
    return time({ op: "jsDay", of: node.arguments.map((part) => valueOf(part, context)) });
  return time(refuse(context, { node, code: "date", message: "new Date takes year, month and day." }));
}

interface TimeCall {
  readonly name: string;
  readonly time: Expression;
  readonly context: ScriptContext;
}

/** A method of a time. */
export function compileTimeCall(node: CallExpression, call: TimeCall): Typed {
  const { name, context } = call;
  const of = [call.time];
  const refused = (message: string): Typed => plain(refuse(context, { node, code: "date", message }));
  if (Object.hasOwn(MOVES, name)) return compileMove(node, call);
  if (Object.hasOwn(COMPARISONS, name)) return compileComparison(node, call);
  if (Object.hasOwn(PARTS, name) && node.arguments.length === 0)
    return plain({ op: "datePart", of: [call.time, { op: "is", value: PARTS[name] ?? "" }] });
  switch (name) {
    case "clone":
    case "toDate":
      return time(call.time);
    case "valueOf":
    case "getTime":
      return plain(call.time);
    case "unix":
      return plain({ op: "floor", of: [{ op: "/", of: [call.time, { op: "is", value: 1000 }] }] });
    case "isValid":
      return plain({ op: "isFinite", of });
    case "toISOString":
      return plain({ op: isDate(node) ? "dateIso" : "dateIsoOrNull", of });
    case "format":
      return compileFormat(node, call);
    case "diff":
      return compileDifference(node, call);
    default:
      return refused(`".${name}" of a date is not possible here.`);
  }
}

/** `new Date(…).toISOString()` throws for a date that does not exist; moment gives null. */
function isDate(node: CallExpression): boolean {
  return node.callee.type === "MemberExpression" && node.callee.object.type === "NewExpression";
}

/** The unit as the engine calls it; `missing` where none is written. */
function unitOf(
  node: CallExpression,
  at: { readonly index: number; readonly missing: string },
): string | undefined {
  const written = node.arguments[at.index];
  if (written === undefined) return at.missing;
  if (written.type !== "Literal" || typeof written.value !== "string") return undefined;
  const { value } = written;
  return Object.keys(UNITS).find((unit) => unit === value || UNITS[unit]?.includes(value));
}

function noUnit(node: CallExpression, context: ScriptContext): Typed {
  const message = 'Name the unit, for example "years", "months" or "days".';
  return plain(refuse(context, { node, code: "date", message }));
}

/** What a date is compared with: another time, or a value that moment reads. */
function other(node: CallExpression, context: ScriptContext): Expression {
  const [argument] = node.arguments;
  if (argument === undefined) return { op: "now", of: [] };
  const given = context.compile(argument, context);
  return given.isTime ? given.expression : { op: "moment", of: [given.expression] };
}

function compileComparison(node: CallExpression, { name, time: subject, context }: TimeCall): Typed {
  const unit = unitOf(node, { index: 1, missing: "millisecond" });
  if (unit === undefined || ["week", "quarter"].includes(unit)) return noUnit(node, context);
  const of: Operands = [subject, other(node, context), { op: "is", value: unit }];
  return plain({ op: COMPARISONS[name] ?? "dateIsSame", of });
}

function compileMove(node: CallExpression, { name, time: subject, context }: TimeCall): Typed {
  const { callee } = node;
  if (callee.type === "MemberExpression" && callee.object.type === "Identifier") {
    const message = `.${name} changes the variable itself. Write .clone().${name}(…) or begin with moment(…).`;
    return time(refuse(context, { node, code: "date", message }));
  }
  const counts = name === "add" || name === "subtract";
  const unit = unitOf(node, { index: counts ? 1 : 0, missing: counts ? "millisecond" : "none" });
  if (unit === undefined || (!counts && !["year", "month", "day", "hour", "minute"].includes(unit)))
    return { ...noUnit(node, context), isTime: true };
  const count = counts && node.arguments[0] ? [valueOf(node.arguments[0], context)] : [];
  return time({ op: MOVES[name] ?? "dateLater", of: [subject, ...count, { op: "is", value: unit }] });
}

function compileDifference(node: CallExpression, { time: subject, context }: TimeCall): Typed {
  const unit = unitOf(node, { index: 1, missing: "millisecond" });
  if (unit === undefined) return noUnit(node, context);
  const precise = node.arguments[2] ? [valueOf(node.arguments[2], context)] : [];
  const of: Operands = [subject, other(node, context), { op: "is", value: unit }, ...precise];
  return plain({ op: "dateDifference", of });
}

function compileFormat(node: CallExpression, { time: subject, context }: TimeCall): Typed {
  const [pattern] = node.arguments;
  if (pattern === undefined) return plain({ op: "dateFormat", of: [subject] });
  const written = pattern.type === "Literal" && typeof pattern.value === "string" ? pattern.value : undefined;
  if (written !== undefined && FORMAT.test(written))
    return plain({ op: "dateFormat", of: [subject, { op: "is", value: written }] });
  const message = 'Formats have digits only: YYYY, MM, DD, HH, mm, ss, for example "DD.MM.YYYY".';
  return plain(refuse(context, { node, code: "date", message }));
}
