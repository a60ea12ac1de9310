const causesOf = (error: unknown): Error[] => {
	const causes: Error[] = [];
	for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
	return causes;
};

/** What PostgreSQL says is wrong, wherever in the causes of an error it stands. */
const codesOf = (error: unknown): string[] =>
	causesOf(error).flatMap((cause) => ("code" in cause ? [String(cause.code)] : []));

/** `query_timeout` has passed. Whether the statement was run is not known, and its connection still waits for the answer. */
export const isReadTimeout = (error: unknown): boolean =>
	causesOf(error).some(({ message }) => message === "Query read timeout");

/** Two transactions waited for each other, or saw each other's rows change; this one was undone. */
export const isSerializationFailure = (error: unknown): boolean =>
	codesOf(error).some((code) => code === "40P01" || code === "40001");

/** What a new row points at was deleted in the same moment: acts look first whether it is there. */
export const isForeignKeyViolation = (error: unknown): boolean => codesOf(error).includes("23503");

/** A unique index has refused it: another was quicker. */
export const isUniqueViolation = (error: unknown): boolean => codesOf(error).includes("23505");
