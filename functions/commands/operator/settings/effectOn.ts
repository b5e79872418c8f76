/** What a wrong value does to people, by the place at which it stands; the first that fits counts. */
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [
    /^portal\.portalId/,
    "Stores and secrets would have another name: applications that people saved would be lost to them.",
  ],
  [/^portal\.publicUrl/, "People would not reach the portal, nor come back from sign-in and payment."],
  [
    /^portal\.(support|advice|operator|securityContact)/,
    "People who need help or want to complain would reach nobody.",
  ],
  [
    /^portal\.accessibility/,
    "People would report barriers in vain, and the statement that the law demands would be wrong.",
  ],
  [
    /^portal\.(retention|privacyEdition)/,
    "The privacy policy would promise people what the portal does not do.",
  ],
  [/^portal\.languages/, "People would read pages in a language that they did not choose, or none."],
  [/^portal\.(theme|logo)/, "People could not read the pages, or would take them for another state's."],
  [/^portal\.(returnUrl|footerLinks|navigationSections)/, "The link would lead people astray."],
  [/^portal\.electronicNotice/, "Time limits of a decision would run otherwise than people were told."],
  [/^portal\./, "People would not see whose portal it is."],
  [/^server\.region/, "Passports and diplomas would be stored where the state may not store them."],
  [/^server\.cloud/, "Nothing could be deployed, or applications would be in another account."],
  [/^server\.termsVersion/, "People would not be asked to agree to the terms in force."],
  [/^server\.session/, "Others could go on in a session left open, or people would lose what they typed."],
  [/^server\.logLevel/, "The log would keep more about people than the privacy policy says."],
  [/^server\.identityProviders/, "People could not sign in, or not as surely as the service demands."],
  [/^server\.offers\.\d+\.fee/, "People would be asked for a wrong fee."],
  [/^server\.offers/, "People could not apply for this service, or not in the right way."],
  [/^server\.postbox/, "Copies and decisions would not arrive in the mailboxes of people's accounts."],
  [/^server\.(fitConnect|xta|transports)/, "Applications would not reach the authority, or reach another."],
  [/^server\.payments/, "People could not pay, or would pay somebody else."],
  [/^server\.seal/, "People could not prove that their application arrived."],
  [/^server\.uploads/, "Malware in uploads would reach the authority."],
  [/^server\.limits/, "People would be turned away, or one could take the room of all."],
];

export function effectOn(path: string): string {
  return (
    EFFECTS.find(([place]) => place.test(path))?.[1] ??
    "Build and start stop at it: people would have no portal."
  );
}
