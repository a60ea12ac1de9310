const hasCode = (error: unknown, code: string): boolean =>
	error instanceof Error && "code" in error && error.code === code;

/** There is no such file or folder. */
export const isMissing = (error: unknown): boolean => hasCode(error, "ENOENT");

/** There is a file of this name already. */
export const alreadyExists = (error: unknown): boolean => hasCode(error, "EEXIST");
