import type { ReactNode } from "react";
import { Alert } from "../src/components/Alert.tsx";
import { hasEntries } from "../src/settings/readValue.ts";

/** A problem of the form, in the language of the page. */
interface ShownProblem {
  readonly severity: "error" | "warning";
  readonly title: string;
  /** Where it is, why it is a problem, what to write: each with its name. */
  readonly lines: readonly (readonly [name: string, text: string])[];
  /** The page that has a note of this title; absent: the problem is about the form as a whole. */
  readonly page?: string;
}

export interface FormReport {
  readonly title: string;
  readonly problems: readonly ShownProblem[];
}

/** A look at the outline of what the command sent with the form. */
export function isReport(value: unknown): value is FormReport {
  return hasEntries(value, "problems") && Array.isArray(value.problems);
}

interface PlacedProblem extends ShownProblem {
  readonly page: string;
}

export interface ProblemListProps {
  readonly report: FormReport;
  readonly addressOf: (page: string) => string;
  /** Shows the note of a problem. */
  readonly onOpen: (problem: PlacedProblem) => void;
}

/** What is wrong or doubtful about the form: links to the notes beside the fields, and in full what is about no field. */
export function ProblemList({ report: { title, problems }, addressOf, onOpen }: ProblemListProps): ReactNode {
  const isRefused = problems.some(({ severity }) => severity === "error");
  return (
    <Alert tone={isRefused ? "danger" : "warning"} title={title}>
      <ul className="ap-list">
        {problems.map((problem) => (
          <li key={problem.title}>
            {isPlaced(problem) ? (
              <a
                className="kern-link"
                href={addressOf(problem.page)}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(problem);
                }}
              >
                {problem.title}
              </a>
            ) : (
              <WholeProblem {...problem} />
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function isPlaced(problem: ShownProblem): problem is PlacedProblem {
  return problem.page !== undefined;
}

function WholeProblem({ title, lines }: ShownProblem): ReactNode {
  return (
    <>
      {title}
      {lines.map(([name, text], index) => (
        <p key={index} className="ap-small">
          {name}: {text}
        </p>
      ))}
    </>
  );
}
