import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { MathExpression, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import type { HealthFigures } from "#domain/operation/healthFigures.ts";
import { apiFigures } from "../alarms/apiFigures.ts";
import { eventAlarms } from "../alarms/EVENT_ALARMS.ts";
import { BurnRateAlarm } from "../constructs/BurnRateAlarm.ts";
import { EventAlarm } from "../constructs/EventAlarm.ts";
import { FigureAlarm } from "../constructs/FigureAlarm.ts";
import { LoggedFigure, type LoggedFigureProps } from "../constructs/LoggedFigure.ts";
import { PortalDashboard } from "../constructs/PortalDashboard.ts";
import { constructId } from "./functionsOf.ts";
import { SCHEDULES } from "./SCHEDULES.ts";

export interface MonitoringStackProps extends StackProps {
  /** `portalId` of the settings: names of figures and alarms begin with it. */
  readonly portalId: string;
  /** Log of each function by its name. */
  readonly logs: ReadonlyMap<string, ILogGroup>;
  /** Name in alarms and runbook, for example `submit-process` → its state machine. */
  readonly machines: Readonly<Record<string, StateMachine>>;
  /** Where schedules leave what they could not do. */
  readonly deadLetters: IQueue;
  /** Notified when an alarm rings, and when it is over. */
  readonly topic: ITopic;
}

const FIVE_MINUTES = Duration.minutes(5);
/** The health of counterparties is looked at every 15 minutes: so long there is always one look. */
const TWO_LOOKS = Duration.minutes(30);
/** One look alone is often a short fault of the network. */
const UNHEALTHY_LOOKS = 3;
/** Days: issuing a certificate takes weeks; a week before the end the alarm is urgent. */
const EXPIRY_BOUNDS = [
  { name: "expiry-near", below: 30 },
  { name: "expiry-urgent", below: 7 },
] as const;
/** Of certificates that end later, no figure is written. */
const SHOWN_DAYS = 90;
/** Of a month's calls: failed, and slow. */
const BUDGETS = { availability: 0.1, latency: 1 } as const;

/** What must not go unseen: alarms that say what they mean for people, and one page of curves. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { portalId, topic, logs, machines, deadLetters } = props;
    const bells = { portalId, topic };
    const logsOf = (functions: readonly string[]): readonly ILogGroup[] =>
      functions.map((name) => {
        const log = logs.get(name);
        if (log === undefined) throw new Error(`There is no log of ${name}.`);
        return log;
      });

    const api = apiFigures(portalId);
    for (const speed of ["fast", "slow", "lasting"] as const) {
      const budgets = { availability: api.failedPercent, latency: api.slowPercent };
      for (const figure of ["availability", "latency"] as const) {
        new BurnRateAlarm(this, constructId(`${figure}-${speed}`), {
          ...bells,
          figure,
          speed,
          badPercent: budgets[figure],
          budgetPercent: BUDGETS[figure],
        });
      }
    }

    for (const { name, of, times, minutes, events } of eventAlarms()) {
      new EventAlarm(this, constructId(of === undefined ? name : `${name}-${of}`), {
        ...bells,
        name,
        ...(of !== undefined && { of }),
        times,
        minutes,
        events: events.map(({ event, functions }) => ({ event, logGroups: logsOf(functions) })),
      });
    }

    const sweep = (name: string, field: string): Metric =>
      new LoggedFigure(this, name, {
        portalId,
        event: "silent-failures-counted",
        field,
        counted: { above: 0 },
        logGroups: logsOf(["schedule-recover-submissions"]),
      }).metric.with({ statistic: "Maximum", period: FIVE_MINUTES });
    const late = sweep("Late", "late");
    const silent = sweep("Silent", "count");
    new FigureAlarm(this, "NotDelivered", {
      ...bells,
      name: "not-delivered-in-time",
      metric: late,
      bound: { from: 1 },
    });
    new FigureAlarm(this, "SilentFailures", {
      ...bells,
      name: "silent-failures",
      metric: silent,
      bound: { from: 1 },
    });

    const ownerless = new LoggedFigure(this, "Ownerless", {
      portalId,
      event: "ownerless-files-counted",
      field: "count",
      counted: { above: 0 },
      name: "ownerless_files",
      logGroups: logsOf(["schedule-remove-expired-processes"]),
    }).metric.with({ statistic: "Maximum", period: FIVE_MINUTES });
    new FigureAlarm(this, "OwnerlessFiles", {
      ...bells,
      name: "ownerless-files",
      metric: ownerless,
      bound: { from: 1 },
    });

    for (const { name, silentMinutes } of SCHEDULES) {
      new FigureAlarm(this, `${constructId(name)}Silent`, {
        ...bells,
        name: "job-did-not-run",
        of: name,
        // Lambda counts 0 or 1 for each run: the least of them is 1 where every run failed.
        metric: new Metric({
          namespace: "AWS/Lambda",
          metricName: "Errors",
          dimensionsMap: { FunctionName: `${portalId}-${name}` },
          statistic: "Minimum",
          period: Duration.minutes(silentMinutes),
        }),
        bound: { from: 1 },
        whenSilent: TreatMissingData.BREACHING,
      });
    }

    const failedRuns = Object.entries(machines).map(([of, machine]) => {
      const metric = failedRunsOf(machine);
      new FigureAlarm(this, `${constructId(of)}Failed`, {
        ...bells,
        name: "pipeline-failed",
        of,
        metric,
        bound: { from: 1 },
      });
      return metric;
    });

    const health = (
      field: keyof HealthFigures,
      { name, counted }: Required<Pick<LoggedFigureProps, "name" | "counted">>,
    ): Metric =>
      new LoggedFigure(this, constructId(name), {
        portalId,
        event: "health-checked",
        field,
        name,
        counted,
        logGroups: logsOf(["schedule-check-health"]),
      }).metric.with({ period: TWO_LOOKS });
    const unhealthy = health("unhealthy", {
      name: "counterparty-unhealthy",
      counted: { above: 0 },
    }).with({ statistic: "Maximum" });
    new FigureAlarm(this, "Unhealthy", {
      ...bells,
      name: "counterparty-unhealthy",
      metric: unhealthy,
      bound: { from: UNHEALTHY_LOOKS },
    });
    const expiry = health("daysUntilExpiry", {
      name: "days-until-expiry",
      counted: { below: SHOWN_DAYS },
    }).with({ statistic: "Minimum" });
    for (const { name, below } of EXPIRY_BOUNDS) {
      new FigureAlarm(this, constructId(name), { ...bells, name, metric: expiry, bound: { below } });
    }

    const letters = deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: "Maximum",
      period: FIVE_MINUTES,
    });
    new FigureAlarm(this, "DeadLetters", {
      ...bells,
      name: "dead-letters",
      metric: letters,
      bound: { from: 1 },
    });

    // Of all functions of the account: a portal has one of its own.
    const throttles = new Metric({
      namespace: "AWS/Lambda",
      metricName: "Throttles",
      statistic: "Sum",
      period: FIVE_MINUTES,
    });
    new FigureAlarm(this, "Throttled", {
      ...bells,
      name: "functions-throttled",
      metric: throttles,
      bound: { from: 10 },
    });

    const browserErrors = new LoggedFigure(this, "BrowserErrors", {
      portalId,
      event: "browser-error",
      logGroups: logsOf(["api-feedback"]),
    }).metric.with({ statistic: "Sum", period: FIVE_MINUTES });

    new PortalDashboard(this, "Page", {
      portalId,
      graphs: [
        { title: "Calls", left: [api.calls, api.failures] },
        {
          title: "Failed calls",
          left: [api.failedPercent({ period: FIVE_MINUTES, fewestCalls: 1 })],
          percent: true,
        },
        { title: "Time that 99 of 100 calls take", left: [api.latency] },
        { title: "Errors that browsers reported", left: [browserErrors] },
        { title: "Sent and not delivered", left: [late, silent] },
        { title: "Looks in a row that found counterparties not well", left: [unhealthy] },
        { title: "Days until the next certificate ends", left: [expiry] },
        { title: "Failed runs", left: failedRuns },
        { title: "Dead letters and throttled calls", left: [letters, throttles] },
      ],
    });
  }
}

/** Ended without a last step of its own. Only operators abort runs, by hand. */
function failedRunsOf(machine: StateMachine): MathExpression {
  const period = FIVE_MINUTES;
  const [, name = ""] = machine.node.path.split("/");
  const metrics = {
    [`failed${name}`]: machine.metricFailed({ period }),
    [`timedOut${name}`]: machine.metricTimedOut({ period }),
  };
  return new MathExpression({
    expression: Object.keys(metrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(" + "),
    label: name,
    usingMetrics: metrics,
    period,
  });
}
