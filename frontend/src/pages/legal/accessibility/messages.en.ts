import type { de } from "./messages.de.ts";

export const en = {
  "accessibility.title": "Accessibility statement",
  "accessibility.intro": "Everybody should be able to use the portal.",
  "accessibility.scope.title": "Scope",
  "accessibility.scope.text":
    "<de>{{operator}}</de> strives to make the portal accessible. This statement applies to {{portalName}} at {{url}}.",
  "accessibility.languages.title": "Easy-to-read English and German Sign Language",
  "accessibility.languages.text":
    "The main points of this statement can also be read more easily: what the portal is about and how to use it. They are told in <simple>easy-to-read English</simple> and on the page <sign>German Sign Language</sign>.",
  "accessibility.law.title": "Legal basis",
  "accessibility.law.text":
    "Directive (EU) 2016/2102, {{accessibilityLaw}} and EN 301 549 with the Web Content Accessibility Guidelines (WCAG).",
  "accessibility.status.title": "Conformance status",
  "accessibility.status.text":
    "The portal is <b>partly conformant</b> with the requirements. The exceptions are named in the next section.",
  "accessibility.exceptions.title": "Content that is not accessible",
  "accessibility.exceptions.text":
    "The easy-to-read texts have not been read by reviewers yet.\nThe sign-in pages of your account and the page of the payment provider are not part of the portal. We cannot guarantee that they are accessible.\nWe do not change PDF files that you upload yourself.\nWe check the PDF files that the portal makes against the standard PDF/UA-1 with the program veraPDF. What only people can judge, for instance with a screen reader, has not been checked yet.",
  "accessibility.exceptions.noFilms": "Films in German Sign Language are still missing.",
  "accessibility.prepared.title": "Preparation of this statement",
  "accessibility.prepared.text":
    "This statement was first prepared on {{firstPrepared}} and last reviewed on {{lastReviewed}}. It is based on a self-assessment.",
  "accessibility.feedback.title": "Report a barrier",
  "accessibility.feedback.text":
    "Did you notice a barrier or do you need information in another form? Use the form “{{feedbackTitle}}” at the end of every page or write to <mail>{{feedbackEmail}}</mail>. We answer within {{answerWeeks}}.",
  "accessibility.monitoring.title": "Monitoring",
  "accessibility.monitoring.text":
    "Whether public bodies keep the rules on accessibility is monitored by: {{monitoringBody}}.",
  "accessibility.enforcement.title": "Enforcement",
  "accessibility.enforcement.text":
    "If you are not satisfied with our answer, you can turn, free of charge, to: {{enforcementBody}}. How the procedure works and how to reach it is told at <web>{{enforcementUrl}}</web>.",
} satisfies Record<keyof typeof de, string>;
