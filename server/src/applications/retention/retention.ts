/** How long what is known of applicants is kept when nothing is done with it any more; 0016-retention.md says why. */

/** Days after a decline for documents and references: long enough to ask about the decision, or to complain. */
export const declinedDocumentsDays = 30;

/** Months after a decline for the application itself: somebody may apply again after six, and is then known. */
export const declinedMonths = 24;

/** Months after which a draft that nobody has touched is given up, some time after its applicant was reminded. */
export const draftMonths = 12;
export const daysAfterReminder = 30;

/** Days after the sign-up for an account whose email was never verified: its link is good for a day. */
export const neverVerifiedDays = 30;

/** Days for what a director wrote to a stage: the mails are sent, or given up, within two. Its subject stays. */
export const stageMailDays = 30;
