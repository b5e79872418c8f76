import { describe, expect, it } from "vitest";
import { loginDataSchema, userResponseSchema } from "#contract/auth.ts";
import { identityProviderSchema } from "#domain/sign-in/IdentityProvider.ts";
import { serviceInformationSchema } from "#contract/forms.ts";
import { processViewSchema, submissionViewSchema } from "#contract/processViews.ts";
import { portalSettingsSchema } from "#contract/settings/portalSettings.ts";
import { authoritySchema } from "#domain/directory/Authority.ts";
import { REGIONS } from "#domain/directory/Region.ts";
import { FEE_TYPES } from "#domain/payment/FeeType.ts";
import { FMS_TYPES, processMetadataSchema } from "#domain/application/ProcessMetadata.ts";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { PROVIDER_IDS, PROVIDER_TYPES } from "#domain/sign-in/ProviderId.ts";
import { TRUST_LEVELS } from "#domain/sign-in/TrustLevel.ts";
import { USER_DATA_SCOPES } from "#domain/sign-in/userDataScopes.ts";
import { DOCUMENT_KINDS } from "#domain/documents/archiveName.ts";
import { EXTERNAL_ID_TYPES, SENT_STATUSES, SUBMISSION_STATUSES } from "#domain/sending/SubmissionStatus.ts";
import { SUBMIT_PROGRESS_STATES, SUBMIT_STEP_GROUPS, SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";

/** Lists as the specification names them (§3 and §4). */
const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");

const FIELDS: [string, { readonly shape: object }, string][] = [
  [
    "user session",
    loginDataSchema,
    "trustLevel providerId providerType fetchedTimestamp providerData recentlyFetched transient expires sessionExpiration",
  ],
  ["user", userResponseSchema, "name loginData hasPostbox"],
  [
    "identity provider",
    identityProviderSchema,
    "id type serviceUrl transient variableTrustLevel defaultScopes authRequestDestination",
  ],
  [
    "process",
    processViewSchema,
    "id status statusChanged metadata availableUntil responsibleDataProcessingUnitId fmsFormId metadataId messageId paymentCheckoutSign paymentAmount paymentMethod postboxSent",
  ],
  [
    "process metadata",
    processMetadataSchema,
    "identificationType idpIds idpData trustLevel fmsType feeType fmsFormId metadataId leiKaId authority title description feeAmount forceWelcomePage allowElectronicNoticeDelivery enableDataComparison isDeprecated",
  ],
  [
    "authority",
    authoritySchema,
    "name contactPerson street streetNumber postbox postalCode city phoneNumber fax email id",
  ],
  [
    "submission record",
    submissionViewSchema,
    "status externalIdType externalId messageId name submissionDate",
  ],
  [
    "service information",
    serviceInformationSchema,
    "contact cost deadline forms furtherInfo hints legalBasis legalBasisLinks longText procedure processingTime relatedServices requiredDocs requirements responsePoint serviceTitle shortText",
  ],
  [
    "configurable settings",
    portalSettingsSchema,
    "portalName returnUrl logo theme headerTitle footerTitle navigationSections footerLinks portalId",
  ],
  [
    "locale",
    portalSettingsSchema.shape.languages.shape.locales.element,
    "code language displayName dir vsmLanguage",
  ],
];

const LISTS: [string, readonly string[], string][] = [
  ["regions", REGIONS, "BB BE BW BY FED HB HE HH MV NI NW RP SH SL SN ST TH"],
  ["form types", FMS_TYPES, "LIP FORMIO"],
  [
    "fee types",
    FEE_TYPES,
    "FREE FIXED VARIABLE VARIABLE_BY_PROCESS VARIABLE_BY_FORM VARIABLE_BY_PROCESS_AND_FORM",
  ],
  ["document kinds", DOCUMENT_KINDS, "form receipt attachment coverLetter"],
  ["provider ids", PROVIDER_IDS, "nkb elster sk eid anon"],
  ["provider types", PROVIDER_TYPES, "oidc saml2 pseudo"],
  ["trust levels", TRUST_LEVELS, "low substantial high"],
  [
    "user data scopes",
    USER_DATA_SCOPES,
    "honorificPrefix givenName middleName familyName birthName artisticName gender email phoneNumber streetAddress locality region postalCode country salutation placeOfBirth birthdate",
  ],
  [
    "process statuses",
    PROCESS_STATUSES,
    "CREATED EDITING COMPLETED ELECTRONIC_NOTICE_SELECTED PAYMENT_PENDING PAID PAYMENT_FAILURE SUBMITTED SUBMIT_FAILURE",
  ],
  ["submission statuses", SUBMISSION_STATUSES, "SUBMITTED SUCCESSFULLY_SUBMITTED PROCESSING_ERROR UNKNOWN"],
  ["external id types", EXTERNAL_ID_TYPES, "OSCI FIT_CONNECT UNKNOWN"],
  ["sent statuses", SENT_STATUSES, "pending submitted successfullySubmitted processingError unknown"],
  [
    "submit progress",
    SUBMIT_PROGRESS_STATES,
    "CALCULATE_HASHES_FOR_ATTACHMENTS CHECK_SIGNATURES CREATE_COVER_LETTER CREATE_RECEIPT SUBMIT_DATA_TO_POSTBOX CREATE_MESSAGE_ID GET_FILES CREATE_PROTOCOL SEAL_DATA SUBMIT_DATA_TO_AUTHORITY SAVE_SUBMISSION SUBMISSION_COMPLETED SUBMISSION_FAILURE",
  ],
];

describe("the contract carries what the specification names", () => {
  it.each(FIELDS)("every field of %s", (_entity, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(words(fields)));
  });

  it.each(LISTS)("exactly the %s", (_list, values, expected) => {
    expect([...values].sort()).toEqual(words(expected).sort());
  });

  it("every step of the pipeline in exactly one group of texts", () => {
    expect(SUBMIT_STEP_GROUPS.flatMap(({ steps }) => [...steps]).sort()).toEqual([...SUBMIT_STEPS].sort());
  });
});
