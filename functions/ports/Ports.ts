import type { AttachmentStore } from "./AttachmentStore.ts";
import type { AuthorityIntake } from "./AuthorityIntake.ts";
import type { AuthorityTransports } from "./AuthorityTransport.ts";
import type { BlockList } from "./BlockList.ts";
import type { DeliveryCallbacks } from "./DeliveryCallbacks.ts";
import type { Clock } from "./Clock.ts";
import type { DeletionRecords } from "./DeletionRecords.ts";
import type { DeliveryWorkflow } from "./DeliveryWorkflow.ts";
import type { DocumentRenderer } from "./DocumentRenderer.ts";
import type { EventLog } from "./EventLog.ts";
import type { FeedbackStore } from "./FeedbackStore.ts";
import type { FormCatalogue } from "./FormCatalogue.ts";
import type { IdentityProviders } from "./IdentityProviders.ts";
import type { IdGenerator } from "./IdGenerator.ts";
import type { LoginStore } from "./LoginStore.ts";
import type { MalwareScanner } from "./MalwareScanner.ts";
import type { PaymentProviders } from "./PaymentProvider.ts";
import type { PaymentRepository } from "./PaymentRepository.ts";
import type { PaymentWorkflow } from "./PaymentWorkflow.ts";
import type { PlaceDirectory } from "./PlaceDirectory.ts";
import type { Postbox } from "./Postbox.ts";
import type { ProcessRepository } from "./ProcessRepository.ts";
import type { RateLimiter } from "./RateLimiter.ts";
import type { ResultStore } from "./ResultStore.ts";
import type { SamlProviders } from "./SamlProviders.ts";
import type { Seal } from "./Seal.ts";
import type { ServiceDirectory } from "./ServiceDirectory.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { StatisticsStore } from "./StatisticsStore.ts";
import type { SubmissionRepository } from "./SubmissionRepository.ts";
import type { SubmitWorkflow } from "./SubmitWorkflow.ts";
import type { UploadInspector } from "./UploadInspector.ts";

/** Everything a use case can lean on; each picks what it needs. */
export interface Ports {
  readonly attachments: AttachmentStore;
  readonly blockList: BlockList;
  readonly callbacks: DeliveryCallbacks;
  readonly clock: Clock;
  readonly deletions: DeletionRecords;
  readonly delivery: DeliveryWorkflow;
  readonly directory: ServiceDirectory;
  readonly documents: DocumentRenderer;
  readonly feedback: FeedbackStore;
  readonly forms: FormCatalogue;
  readonly identityProviders: IdentityProviders;
  readonly ids: IdGenerator;
  readonly inspector: UploadInspector;
  readonly intake: AuthorityIntake;
  readonly limiter: RateLimiter;
  readonly log: EventLog;
  readonly logins: LoginStore;
  /** Absent where the state has none. */
  readonly malwareScanner?: MalwareScanner;
  readonly paymentProviders: PaymentProviders;
  readonly payments: PaymentRepository;
  readonly paymentWorkflow: PaymentWorkflow;
  readonly places: PlaceDirectory;
  /** Absent where the portal serves no mailboxes. */
  readonly postbox?: Postbox;
  readonly processes: ProcessRepository;
  readonly results: ResultStore;
  /** What transports made of applications; ciphertext stays here until the final word on its delivery. */
  readonly sealed: Pick<ResultStore, "write" | "readText" | "holds" | "deleteProcess">;
  readonly samlProviders: SamlProviders;
  /** Absent where the state has no certificate for it yet. */
  readonly seal?: Seal;
  readonly sessions: SessionStore;
  readonly statistics: StatisticsStore;
  readonly submissions: SubmissionRepository;
  readonly submitWorkflow: SubmitWorkflow;
  readonly transports: AuthorityTransports;
}
