import type { ReactNode } from "react";

export interface LeaveGroupProps {
  readonly className: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Inputs that make one answer together: it is left when the focus goes out of all of them. */
export function LeaveGroup({ className, onLeave, children }: LeaveGroupProps): ReactNode {
  return (
    <div
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {children}
    </div>
  );
}
