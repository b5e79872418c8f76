import { NOT_IN_THIS_RUN } from "./WIDE.ts";

/**
 * Single journeys that run with `npm run test:all` alone, by their titles, and what holds in the gate that which they go through
 * once more: another door to the same thing, several causes at once, or a flow whose rule is tried over sockets.
 */
export const WIDE_JOURNEYS: Readonly<Record<string, string>> = {
  "who signed in with the online ID card pays by keyboard alone, reads that nothing is kept, and the application is sent":
    "The way to the result by keyboard is in `keyboard`, what is said of the card in `account`, paying in `payment`.",
  "where the service allows it, the application is sent at once and paid by invoice":
    "The rule is in `integration/portal/payment`; what is said of it is a text of the same page.",
  "who paid comes back on another device; the address gives no one else access":
    "Who may open which address is a table of `security/rights`; coming back is in `integration/portal/payment`.",
  "who pays in two windows sends once, and reads what to quote for the refund":
    "Paying twice is tried in `integration/portal/payment` and `faults/payment`, the screen is `result-paid-twice`.",
  "on a slow line that loses every third request, all that was typed and uploaded arrives":
    "Each loss by itself is in `badLine`, `silentLine` and `uploads`.",
  "who signs out with the card leaves nothing":
    "The same page as for an account, whose sign-out is in `sharedComputer`; that the card keeps nothing is in `account`.",
  "a session that ended elsewhere leaves nothing to who comes back to a page as it was left":
    "Coming back to a page as it was left is in `sharedComputer` by four other ways; an end elsewhere is in `session`.",
  "the personal area lists a draft of a higher level after a surer sign-in with the same account, and offers it":
    "The rule is a unit test of the use case, the screen is `area-higher-level`, the surer sign-in is in `account`.",
  "an upload goes on in another browser when the same file is chosen there: only what is missing is sent":
    "Going on on another device is in `integration/portal/uploads`, going on in the same browser in `uploads`.",
  "a person reads how long a file still takes, stops it and goes on where it was, by keyboard and without an announcement of every step":
    "Times and announcements are unit tests of the upload, the screens are those of `uploadScreens`.",
  "a file without anything on its pages is taken with a word, and of a required paper it is asked once whether that is right":
    "Which pages are empty and when it is asked are unit tests; the screen is `form-upload-blank`.",
  "elster: a cancelled sign-in says so, an error too, and the next try succeeds":
    "The same pages as with `nkb`; its own protocol is in `integration/portal/samlLogins`.",
  "without one: saving that is never answered is given up, said, and made again with all that was typed since":
    "The same draft as with an account, which is in `silentLine`.",
  "a person without an account is not asked whether to leave when a new build takes over on the way out":
    "Taking over on the way out is in `newBuild`; who is asked before leaving is in `leaving`.",
  "comes with the deletion of a draft once the line is back, also where it went once more between the two":
    "The certificate of a deletion is in `deletionCertificate`, trying again once the line is back in `sharedComputer`.",
};

/** What the journeys of this run leave out; undefined where all run. */
export const TITLES_NOT_IN_THIS_RUN: RegExp | undefined =
  NOT_IN_THIS_RUN.length === 0
    ? undefined
    : new RegExp(
        `(?:^| )(?:${Object.keys(WIDE_JOURNEYS)
          .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join("|")})$`,
      );
