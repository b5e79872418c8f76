import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { portalTexts } from "#build/texts/portalTexts.ts";
import { DELIVERY_EVENTS, type DeliveryEvent } from "#domain/sending/DeliveryReceipt.ts";
import { SENT_STATUSES } from "#domain/sending/SubmissionStatus.ts";
import { type Delivery, deliveryTimeline, resultTimeline } from "#ui/sending/deliveryTimeline.ts";
import { postboxMessage } from "#usecases/sending/postbox/postboxMessage.ts";

const LANGUAGES = ["de", "en"] as const;
type Words = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** What happened, in the only words that any screen, receipt or message has for it. */
const EVENTS: Readonly<Record<DeliveryEvent, Words>> = {
  sent: { de: "Gesendet", en: "Sent" },
  accepted: { de: "Angenommen und geprüft", en: "Accepted and checked" },
  resent: { de: "Nicht rechtzeitig abgeholt, noch einmal gesendet", en: "Not collected in time, sent again" },
  fetched: { de: "Von der Behörde abgeholt", en: "Collected by the authority" },
  delivered: {
    de: "Angekommen in den technischen Systemen der Behörde",
    en: "Arrived in the authority’s technical systems",
  },
  rejected: {
    de: "Die Behörde hat den Antrag nicht angenommen",
    en: "The authority did not accept the application",
  },
  unresolved: { de: "Status konnte nicht ermittelt werden", en: "The status could not be determined" },
};
/** What comes next. */
const CHECKING = { de: "Wird geprüft", en: "Being checked" };
const WAITING = {
  de: "Warten auf die Bestätigung der Behörde",
  en: "Waiting for the authority’s confirmation",
};
const AT_AUTHORITY = { de: "Wird von der Behörde geprüft", en: "Being checked by the authority" };
const ARRIVED = { de: "Angekommen bei der Behörde", en: "Arrived at the authority" };
const NOT_FETCHED = {
  de: "Die Behörde hat den Antrag nicht abgeholt",
  en: "The authority did not collect the application",
};
const FILED_THEN = {
  de: "Erst damit gilt der Antrag als gestellt.",
  en: "Only then does the application count as filed.",
};

/** Each status by what happened until then, and the timeline of it; `badge` as the specification has the statuses (§4). */
const TABLE: readonly {
  readonly status: Delivery["status"];
  readonly happened: readonly DeliveryEvent[];
  readonly problem?: "notFetched";
  readonly badge: Words;
  readonly timeline: readonly Words[];
}[] = [
  { status: "pending", happened: [], badge: CHECKING, timeline: [CHECKING] },
  {
    status: "submitted",
    happened: ["sent", "accepted"],
    badge: { de: "Wird übertragen", en: "Being transferred" },
    timeline: [EVENTS.sent, EVENTS.accepted, WAITING, ARRIVED],
  },
  {
    status: "submitted",
    happened: ["sent", "accepted", "resent", "fetched"],
    badge: { de: "Wird übertragen", en: "Being transferred" },
    timeline: [EVENTS.sent, EVENTS.accepted, EVENTS.resent, EVENTS.fetched, AT_AUTHORITY, ARRIVED],
  },
  {
    status: "successfullySubmitted",
    happened: ["sent", "accepted", "delivered"],
    badge: { de: "Zugestellt", en: "Delivered" },
    timeline: [EVENTS.sent, EVENTS.accepted, EVENTS.delivered],
  },
  {
    status: "processingError",
    happened: ["sent", "accepted", "rejected"],
    badge: { de: "Nicht zugestellt", en: "Not delivered" },
    timeline: [EVENTS.sent, EVENTS.accepted, EVENTS.rejected],
  },
  {
    status: "processingError",
    happened: ["sent", "accepted", "rejected"],
    problem: "notFetched",
    badge: { de: "Nicht zugestellt", en: "Not delivered" },
    timeline: [EVENTS.sent, EVENTS.accepted, NOT_FETCHED],
  },
  {
    status: "unknown",
    happened: ["sent", "accepted", "unresolved"],
    badge: { de: "Status unbekannt", en: "Status unknown" },
    timeline: [EVENTS.sent, EVENTS.accepted, EVENTS.unresolved],
  },
];

const AT = "2026-11-21T12:00:00.000Z";

describe.each(LANGUAGES)("the timeline of a sent application (%s)", (locale) => {
  const reader = async () => {
    const i18n = i18next.createInstance();
    const translation = Object.fromEntries(await portalTexts(locale));
    await i18n.init({
      lng: locale,
      keySeparator: false,
      nsSeparator: false,
      resources: { [locale]: { translation } },
    });
    return { t: i18n.t, locale };
  };

  it("has one set of words in the personal area, for each status", async () => {
    const { t } = await reader();
    expect(new Set(TABLE.map(({ status }) => status))).toEqual(new Set(SENT_STATUSES));
    for (const { status, happened, problem, badge, timeline } of TABLE) {
      const entries = deliveryTimeline(
        {
          status,
          events: happened.map((event) => ({ event, at: AT })),
          problems: problem === undefined ? [] : [{ kind: problem, title: "", detail: "" }],
          submissionDate: AT,
          todo: true,
        },
        { t, locale },
      );
      expect(t(`sent.status.${status}`)).toBe(badge[locale]);
      expect(entries.map(({ text }) => text)).toEqual(timeline.map((words) => words[locale]));
    }
  });

  it("is the same on the result as in the personal area, with what the person still has to do", async () => {
    const { t } = await reader();
    for (const todo of [true, false]) {
      const result = resultTimeline({ submittedAt: AT, todo }, { t, locale });
      const area: Delivery = {
        status: "submitted",
        events: [
          { event: "sent", at: AT },
          { event: "accepted", at: null },
        ],
        problems: [],
        submissionDate: AT,
        todo,
      };
      expect(result).toEqual(deliveryTimeline(area, { t, locale }));
      expect(result.map(({ text }) => text)).toEqual(TABLE[1]?.timeline.map((words) => words[locale]));
      expect(result[2]?.note).toBe(todo ? FILED_THEN[locale] : t("timeline.nothingToDo"));
    }
  });

  it("is told in the mail in the same words, at the moment when the transport has accepted it", () => {
    const facts = { name: "Antrag", authorityName: "Behörde", transferTicketNumber: "3R0J", submittedAt: AT };
    const { content } = postboxMessage(facts, { handle: "mailbox", trustLevel: "low" });
    const said = content.split("\n").filter((line) => line.startsWith("- "));
    const words = [EVENTS.sent[locale], EVENTS.accepted[locale], `${WAITING[locale]}. ${FILED_THEN[locale]}`];
    expect(said).toEqual(expect.arrayContaining(words.map((line) => `- ${line}`)));
    expect(said).toHaveLength(LANGUAGES.length * words.length);
  });

  it("has the same words for each event where a receipt is checked", async () => {
    const texts = await portalTexts(locale);
    for (const event of DELIVERY_EVENTS) expect(texts.get(`timeline.${event}`)).toBe(EVENTS[event][locale]);
  });
});
