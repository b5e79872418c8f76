/** How often each schedule runs, and after how many minutes without a finished run somebody has to look. */
export const SCHEDULES = [
  { name: "schedule-start-due-checks", everyMinutes: 1, silentMinutes: 10 },
  { name: "schedule-reconcile-payments", everyMinutes: 2, silentMinutes: 15 },
  { name: "schedule-heal-submissions", everyMinutes: 5, silentMinutes: 20 },
  { name: "schedule-remove-expired-processes", everyMinutes: 15, silentMinutes: 60 },
  // Three looks in a row, of which the alarm tells, take half an hour.
  { name: "schedule-check-health", everyMinutes: 15, silentMinutes: 60 },
  { name: "schedule-make-statistics", everyMinutes: 30, silentMinutes: 120 },
  // It reads a table of three years, and no alarm can wait for longer than a day.
  { name: "schedule-remove-over-reports", everyMinutes: 480, silentMinutes: 1440 },
] as const;
