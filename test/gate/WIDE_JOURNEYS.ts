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
  "money that has come is said at once, also while the application is still about to go out":
    "The screen is `payment-arrived`; that an application goes out once it is paid is in `paymentFaults` and `payment`.",
  "the personal area says of each draft how its payment stands, and leads to it":
    "What is said of a draft is a unit test of the personal area; paying after a while is in `payment`.",
  "who comes back finds in words that the payment was cancelled, or that it failed":
    "A payment that was cancelled and one that failed are gone through in `payment`; the screens are `payment-cancelled` and `payment-error`.",
  "who leaves before all pages of the form have arrived is asked, and can stay and go on":
    "Who is asked before leaving is in `leaving`; that parts of a form on their way replace nothing is in `badLine`.",
  "what differs from the account is decided field by field before sending, and nothing silently":
    "What differs and is not sent undecided is a unit test of the use case, the screen is `form-differs-from-account`; comparing is in `twoVersions`.",
  "a letter that is typed while the names of countries arrive stays":
    "What is typed before a control has its code is in `prerendered`; the control is filled in in `fieldTypes`.",
  "a text that names no option stays in its field and keeps the page from going on":
    "Which option a text names is a unit test of the control; that what is wrong stays and keeps from going on is in `fieldTypes`.",
  "who leaves while money is on its way reads before that nothing is deleted now, until when, and what happens instead":
    "That the draft is kept then is a unit test of paying; what is said is a text of the same dialog.",
  "another language that is chosen before the page's code is there keeps the application and the page":
    "What is pressed before the code is there is in `leaving` and `prerendered`.",
  "a session that ended is explained in words, and a signed-in draft is there after signing in again":
    "The end of a session is in `session` and `errorCatalogue`, going on after signing in again in `account`.",
  "PDFs are joined with photos between them: an empty page is named and taken out, a page is turned, a signature is not lost in silence":
    "Joining, turning and which PDFs are signed are unit tests of `photos`, the dialog is the screen `form-photos-filled`.",
  "a deployment that has not reached every server makes no loop: ten seconds lie between two reloads":
    "When a page is loaded anew is a unit test of `builds`; one reload is in `newBuild`.",
  "a page that the new build does not have at this address stays with the one that runs":
    "The same as for a part that stays away, which is in `newBuild`.",
  "a provider that does not answer, refuses, or reports another amount is explained in words":
    "What is answered then is in `integration/portal/paymentMismatches` and `payment`; the screens are `payment-error` and `payment-choose`.",
  "a payment that is booked later is waited for, and the application goes out by itself":
    "The sweep and the sending are in `integration/portal/payment`, the screen is `payment-pending`.",
  "where several authorities may decide at the other place, one of them is chosen":
    "The same choice as on the start page, which is in `startPage`; another place is chosen in `welcome`.",
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
