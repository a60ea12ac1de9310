/** What PostgreSQL says is wrong, wherever in the causes of an error it stands. */
const codesOf = (error: unknown): string[] => {
	const codes: string[] = [];
	for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
		if ("code" in cause) codes.push(String(cause.code));
	return codes;
};

/** Two transactions waited for each other, or saw each other's rows change; this one was undone. */
export const isSerializationFailure = (error: unknown): boolean =>
	codesOf(error).some((code) => code === "40P01" || code === "40001");

/** What a new row points at was deleted in the same moment: acts look first whether it is there. */
export const isConnectionFailure = (error: unknown): boolean => codesOf(error).includes("23503");

/** A unique index has refused it: another was quicker. */
export const isUniqueViolation = (error: unknown): boolean => codesOf(error).includes("23505");
