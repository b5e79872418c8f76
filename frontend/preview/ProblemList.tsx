import type { ReactNode } from "react";
import { Alert } from "#ui/components/Alert.tsx";
import type { FormReport, ShownProblem } from "./FormReport.ts";

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
