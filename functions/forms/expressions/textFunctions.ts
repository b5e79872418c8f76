import { number, text } from "./coercions.ts";
import { bounded, FAILED, isList, type Operation, type Value, type Work } from "./Value.ts";

/** A method of texts alone: on anything else JavaScript has no such method and throws. */
function ofText(method: (subject: string, args: readonly string[]) => Value): Operation {
  return ([subject, ...args], work) =>
    typeof subject === "string"
      ? method(
          subject,
          args.map((item) => text(item, work)),
        )
      : FAILED;
}

/** A part of a text or list by start and end, counted from the end where negative. */
function slice([subject, from, to]: readonly Value[], work: Work): Value | typeof FAILED {
  const start = from === undefined ? 0 : number(from, work);
  const end = to === undefined ? undefined : number(to, work);
  return typeof subject === "string" || isList(subject) ? subject.slice(start, end) : FAILED;
}

function pad(side: "padStart" | "padEnd"): Operation {
  return ([subject, length, filler], work) => {
    const width = number(length, work);
    if (typeof subject !== "string" || !bounded(Number.isFinite(width) ? width : 0, work)) return FAILED;
    return subject[side](width, filler === undefined ? " " : text(filler, work));
  };
}

/** Characters of the longest text that a pattern is tried on: its work may grow with the square of the length. */
const MAX_SUBJECT = 5_000;

function regularExpression(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** A pattern for a subject that is short enough to be searched. */
function patternFor([subject, pattern, flags]: readonly Value[], work: Work): RegExp | undefined {
  if (typeof subject !== "string" || subject.length > MAX_SUBJECT) return undefined;
  work.steps -= subject.length;
  return regularExpression(text(pattern, work), text(flags, work));
}

/** Methods of JavaScript's texts. */
export const TEXT_FUNCTIONS = {
  toLowerCase: ofText((subject) => subject.toLowerCase()),
  toUpperCase: ofText((subject) => subject.toUpperCase()),
  trim: ofText((subject) => subject.trim()),
  startsWithText: ofText((subject, [part = "undefined"]) => subject.startsWith(part)),
  endsWithText: ofText((subject, [part = "undefined"]) => subject.endsWith(part)),
  charAt: ofText((subject, [index = "0"]) => subject.charAt(Number(index))),
  split: ([subject, separator], work) => {
    if (typeof subject !== "string") return FAILED;
    work.steps -= subject.length;
    return separator === undefined ? [subject] : subject.split(text(separator, work));
  },
  /** The first place only, and the new text as it is written. */
  replace: ([subject, part, by], work) =>
    typeof subject === "string" ? subject.replace(text(part, work), () => text(by, work)) : FAILED,
  replaceAll: ([subject, part, by], work) => {
    const [found, other] = [text(part, work), text(by, work)];
    if (typeof subject !== "string") return FAILED;
    return bounded(subject.length * (other.length + 1), work)
      ? subject.replaceAll(found, () => other)
      : FAILED;
  },
  slice,
  substring: ([subject, from, to], work) =>
    typeof subject === "string"
      ? subject.substring(number(from ?? 0, work), to === undefined ? undefined : number(to, work))
      : FAILED,
  substr: ([subject, from, length], work) => {
    if (typeof subject !== "string") return FAILED;
    const given = Math.trunc(number(from ?? 0, work)) || 0;
    const start = given < 0 ? Math.max(0, subject.length + given) : given;
    const count = length === undefined ? subject.length : Math.trunc(number(length, work)) || 0;
    return count > 0 ? subject.slice(start, start + count) : "";
  },
  /** `value.toString()`: fails on nothing. */
  toText: ([subject], work) => (subject === null || subject === undefined ? FAILED : text(subject, work)),
  /** `/pattern/flags.test(subject)`; patterns were looked at when the definition was imported. */
  matches: ([subject, pattern, flags], work) => {
    const read = regularExpression(text(pattern, work), text(flags, work));
    const whole = text(subject, work);
    return read === undefined || whole.length > MAX_SUBJECT ? FAILED : read.test(whole);
  },
  /** `subject.match(/pattern/flags)`: the parts of the first place, or with the flag g all places. */
  match: ([subject, pattern, flags], work) => {
    const read = patternFor([subject, pattern, flags], work);
    if (read === undefined || typeof subject !== "string") return FAILED;
    const found = subject.match(read);
    return found === null ? null : [...found];
  },
  splitByPattern: ([subject, pattern, flags], work) => {
    const read = patternFor([subject, pattern, flags], work);
    return read === undefined || typeof subject !== "string" ? FAILED : subject.split(read);
  },
  replacePattern: ([subject, pattern, flags, by], work) => {
    const read = regularExpression(text(pattern, work), text(flags, work));
    const other = text(by, work);
    if (read === undefined || typeof subject !== "string" || subject.length > MAX_SUBJECT) return FAILED;
    return bounded(subject.length * (other.length + 1), work) ? subject.replace(read, () => other) : FAILED;
  },
  padStart: pad("padStart"),
  padEnd: pad("padEnd"),
} satisfies Readonly<Record<string, Operation>>;
