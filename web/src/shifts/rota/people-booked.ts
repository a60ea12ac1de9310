import { t } from "@warmline/contract/i18n";
import { describeError, type ErrorDescription, errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";

/** It was refused for now: people who have booked would lose their places, and whoever does it is to know that first. */
export const isPeopleBooked = (error: Error | null): boolean =>
	error instanceof ApiFailure && error.code === "people_booked";

type RotaError<Name extends string> = ErrorDescription<Name> & {
	/** Whom it concerns, which whoever does it is to know first. */
	readonly warning: string | undefined;
};

export const notSaved = t("Couldn’t save the change. Please try again.");

/** What to say of a change that was not made; `fields` are those that show their own sentence. */
export const describeRotaError = <Name extends string = never>(
	error: Error | null,
	fields: readonly Name[] = [],
): RotaError<Name> => {
	const described = describeError(error, { fields, fallback: notSaved });
	if (!isPeopleBooked(error)) return { ...described, warning: undefined };
	return { fields: described.fields, warning: errorMessage(error, notSaved), message: undefined };
};
