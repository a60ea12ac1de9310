/** What may happen to an application. */
export const applicationActs = [
	"begun",
	"submitted",
	"asked",
	"accepted",
	"declined",
	"note",
	"training_done",
	"document_read",
	"reference_asked",
	"reference_dropped",
	"reference_answered",
	"record_changed",
	"interview_proposed",
	"interview_accepted",
	"interview_declined",
	"suspended",
	"reinstated",
	"mailed",
	"reminded",
] as const;
export type ApplicationAct = (typeof applicationActs)[number];
