const CALLS = {
  "portal-unreachable":
    "Pages or API were not reached from outside, twice within a minute: people see an error or nothing at all.",
  "edge-fails":
    "For a quarter of an hour half of what CloudFront answered were failures: people get no pages, or nothing they do succeeds.",
  "filter-refuses":
    "Within a quarter of an hour the filter in front of the portal refused three hundred calls: somebody floods it, or a rule turns people away who see nothing but an error.",
  "availability-fast":
    "Right now many calls fail: people cannot sign in, fill in or send. At this rate the month's share of failures (0.1 %) is used up within two days.",
  "availability-slow":
    "For an hour more calls fail than may: some people are told that something went wrong. At this rate the month's share of failures is used up within five days.",
  "availability-lasting":
    "For a day somewhat more calls fail than may: some people meet an error every day. At this rate nothing of the month's share of failures is left at its end.",
  "latency-fast":
    "Right now many calls take longer than a second: pages of the form hang, people press twice or give up.",
  "latency-slow":
    "For an hour more calls than one in a hundred take longer than a second: the form feels slow.",
  "latency-lasting":
    "For a day more calls than one in a hundred take longer than a second: for some people the form feels slow every day.",
} as const;

const APPLICATIONS = {
  "not-delivered-in-time":
    "Somebody sent an application five minutes ago, and the authority's side has still not accepted it: they watch a turning wheel and do not know whether they have applied.",
  "silent-failures":
    "An application was sent and nobody knows what became of it: neither delivered nor visibly failed. The person believes that it has arrived.",
  "submission-failed":
    "Somebody's application could not be sent. They were told and can send again within 24 hours; then the draft is gone.",
  "record-unreadable":
    "The record of an application cannot be read: its person sees an error, and what happens by itself for others, sending it on or deleting it in time, does not happen for it.",
  "ownerless-files":
    "A file of an application was still there although the application was deleted. It is gone now, but it stayed longer than the person was told, and may do so again.",
  "ownerless-files-unfinished":
    "Three times in a row there was no time to look whether files of deleted applications are left: one may stay longer than the person was told, and nobody sees it.",
  "delivery-rejected":
    "An authority's side refused an application that had been accepted: the person was told, and a time limit may be running for them.",
  "delivery-events-unproven":
    "What the transport says about an application is not signed as it must be: the portal does not believe it, and the person's status stands still.",
  "fee-not-computable":
    "The fee of an application could not be computed: the person cannot get any further with it.",
  "payment-mismatch":
    "Somebody paid twice, too late, or another amount than was asked for: money has to be looked at and perhaps given back.",
  "payment-address-differs":
    "The payment service sent people to an address that the settings do not know: they were not led there and cannot pay.",
  "payment-check-failed":
    "The payment service does not answer: who has paid waits for the application to go on.",
} as const;

const OPERATION = {
  "event-logged":
    "The log has a line of level error that must not go unseen: its `message` is the section of the runbook that says what it means for people.",
  "pipeline-failed":
    "A run of a state machine ended without its own last step: an application, a look at its delivery or a payment stands still.",
  "dead-letters":
    "A scheduled run failed with all its tries: what it looks after has to wait for the next one.",
  "job-did-not-run":
    "A schedule has not finished a run for longer than it may: depending on which, drafts outlive their 24 hours, applications stay unfollowed, or payments unseen.",
  "functions-fail":
    "A function ends in errors that it does not handle: what people do with it fails or has to be tried again.",
  "functions-throttled":
    "More calls at once than functions may take: people are told to wait, or steps of a sending come later.",
  "request-crashed": "A call ended in a fault of the program: somebody saw that something went wrong.",
  "access-refused":
    "Within five minutes a hundred calls were refused that people's browsers hardly ever make: somebody tries doors, or a release is broken and people are turned away.",
  "response-broke-contract":
    "An answer did not keep to the contract and was withheld: somebody saw that something went wrong.",
  "counterparty-unhealthy":
    "Somebody whom the portal depends on has not been well for three looks in a row (over half an hour): people cannot sign in, pay or have their application delivered by it.",
  "expiry-near":
    "A certificate or key ends within 30 days: from then on people cannot sign in, pay or send with what it is for.",
  "expiry-urgent":
    "A certificate or key ends within 7 days or has ended: people cannot sign in, pay or send with what it is for, from then on or already now.",
  "identity-provider-certificate-ends":
    "A certificate of an account ends within 30 days: from then on nobody can sign in with that account.",
  "identity-provider-metadata-unreadable":
    "The metadata of an account cannot be read: when its keys change, nobody can sign in with it any more.",
  "portal-certificate-ends":
    "The certificate of the portal's own address ends within 30 days and was not renewed by itself: from then on browsers warn people away from the portal.",
  "backup-failed":
    "A copy of the night was not made: if a table were gone today, what became of applications since the night before could not be had back from the vault.",
  "log-archive-late":
    "Lines of the log have not reached their archive for an hour: after a day they are gone, and nobody can find out what happened to somebody's application.",
} as const;

/**
 * Every alarm: what it means for people. What to do is in the section of the same name in `runbook/`; a test holds both
 * lists equal.
 */
export const ALARMS = { ...CALLS, ...APPLICATIONS, ...OPERATION };

export type AlarmName = keyof typeof ALARMS;

/** The file of `runbook/` with the section of an alarm. */
export function runbookOf(name: AlarmName): string {
  if (name in CALLS) return "calls";
  return name in APPLICATIONS ? "applications" : "operation";
}

/**
 * Alarms that no drill provokes, because no machine has what they look at, and why; `test/infra/monitoring.test.ts` holds
 * their figures and bounds instead.
 */
export const UNDRILLED_ALARMS: Partial<Readonly<Record<AlarmName, string>>> = {
  "edge-fails": "CloudFront and its figures are in an AWS account only",
  "filter-refuses": "AWS's filter and its figures are in an AWS account only",
  "portal-certificate-ends": "AWS's certificates stand in an AWS account only, and nothing makes one older",
  "backup-failed": "neither the embedded stack nor LocalStack makes backups",
  "log-archive-late": "the archive stands in an AWS account only: elsewhere the log is a file",
};
