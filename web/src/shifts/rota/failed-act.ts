import { t } from "@warmline/contract/i18n";
import { ApiFailure, sentenceOf } from "../../platform/http/failure.ts";
import { isPeopleBooked } from "./people-booked.ts";

type FailedAct = {
	/** One sentence a field. */
	readonly errors: Readonly<Record<string, string | undefined>>;
	/** Whom it concerns, which whoever does it is to know first. */
	readonly warning: string | undefined;
	/** Why it was not done, where no field of the form is to blame. */
	readonly failure: string | undefined;
};

/** What to say of a change that was not made; `fields` are those that show their own sentence. */
export const failedAct = (error: Error | null, fields: readonly string[]): FailedAct => {
	const errors = error instanceof ApiFailure ? error.errors : {};
	const sentence = error ? sentenceOf(error, t("Couldn’t save the change. Please try again.")) : undefined;
	if (isPeopleBooked(error)) return { errors, warning: sentence, failure: undefined };
	const shown = fields.some((field) => errors[field] !== undefined);
	return { errors, warning: undefined, failure: shown ? undefined : sentence };
};
