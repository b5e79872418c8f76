/** How often each schedule runs, and after how many minutes without a finished run the alarm rings. */
export const SCHEDULES = [
  { name: "schedule-start-due-checks", everyMinutes: 1, silentMinutes: 10 },
  { name: "schedule-reconcile-payments", everyMinutes: 2, silentMinutes: 15 },
  { name: "schedule-recover-submissions", everyMinutes: 5, silentMinutes: 20 },
  { name: "schedule-visit-portal", everyMinutes: 5, silentMinutes: 20 },
  { name: "schedule-remove-expired-processes", everyMinutes: 15, silentMinutes: 60 },
  // The alarm rings after three failed checks in a row, which take half an hour.
  { name: "schedule-check-health", everyMinutes: 15, silentMinutes: 60 },
  { name: "schedule-make-statistics", everyMinutes: 30, silentMinutes: 120 },
  { name: "schedule-remove-over-reports", everyMinutes: 120, silentMinutes: 360 },
] as const;
