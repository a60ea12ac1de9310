import type { RefereeRow, SentReference } from "./references/referee-queries.ts";

/** The newest form of the public page that a referee sent after they were asked, while they have not answered. */
export const formOf = ({ email, asked_at, answered_at }: RefereeRow, forms: readonly SentReference[]) =>
	answered_at === null
		? forms.find((form) => form.email.toLowerCase() === email.toLowerCase() && form.sent_at >= asked_at)
		: undefined;
