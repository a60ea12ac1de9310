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

/** The same of one constraint, or unique index, by its name. */
export const violates = (error: unknown, constraint: string): boolean =>
	causesOf(error).some((cause) => "constraint" in cause && cause.constraint === constraint);

/** Of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), and of the way to it and the disk. */
const unavailable = new Set([
	"53100",
	"53300",
	"55000",
	"57014",
	"57P01",
	"57P02",
	"57P03",
	"ECONNREFUSED",
	"ECONNRESET",
	"EDQUOT",
	"EHOSTUNREACH",
	"ENOENT",
	"ENOSPC",
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
]);

/** The database is away, full, or does not answer in time. */
export const isUnavailable = (error: unknown): boolean =>
	isReadTimeout(error) ||
	codesOf(error).some((code) => unavailable.has(code)) ||
	causesOf(error).some(({ message }) => /Connection terminated|timeout exceeded when trying to connect/.test(message));
