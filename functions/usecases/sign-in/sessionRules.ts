import { isOver } from "#domain/application/retention.ts";
import type { User, UserSession } from "#domain/sign-in/UserSession.ts";

/** When a session ends by itself, from the settings of the state. */
export interface SessionTimes {
  readonly idleMinutes: number;
  readonly absoluteHours: number;
}

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 3_600_000;

export function newSession(
  given: { readonly xsrfToken: string; readonly now: Date; readonly user?: User },
  times: SessionTimes,
): UserSession {
  const { xsrfToken, now, user } = given;
  const absoluteExpiresAt = new Date(now.getTime() + times.absoluteHours * HOUR_MILLISECONDS).toISOString();
  return {
    xsrfToken,
    createdAt: now.toISOString(),
    idleExpiresAt: idleEnd(now, times),
    absoluteExpiresAt,
    ...(user === undefined ? {} : { user }),
  };
}

export function idleEnd(now: Date, times: SessionTimes): string {
  return new Date(now.getTime() + times.idleMinutes * MINUTE_MILLISECONDS).toISOString();
}

/** The session with its idle end moved on, never past the absolute end. */
export function prolonged(
  session: UserSession,
  { now, times }: { readonly now: Date; readonly times: SessionTimes },
): UserSession {
  const idle = idleEnd(now, times);
  return { ...session, idleExpiresAt: idle < session.absoluteExpiresAt ? idle : session.absoluteExpiresAt };
}

/** As far as it is known: nothing but the idle end moves with use, and that not past the absolute end. */
export function lastUsedAt(session: UserSession, { idleMinutes }: SessionTimes): string {
  const before = Date.parse(session.idleExpiresAt) - idleMinutes * MINUTE_MILLISECONDS;
  return new Date(Math.max(before, Date.parse(session.createdAt))).toISOString();
}

export function isSessionOver(session: UserSession, now: Date): boolean {
  return isOver(session.idleExpiresAt, now) || isOver(session.absoluteExpiresAt, now);
}
