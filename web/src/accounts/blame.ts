import { errorMessage } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";

/** Says at the field what is wrong with it, and whatever else went wrong above the form. */
export const blame = <Name extends string>(
	failure: unknown,
	fields: readonly Name[],
	tell: (where: Name | "root", message: string) => void,
	otherwise: string,
): void => {
	const errors = failure instanceof ApiFailure ? failure.errors : {};
	const blamed = fields.filter((name) => errors[name]);
	for (const name of blamed) tell(name, errors[name] ?? otherwise);
	if (blamed.length === 0) tell("root", errorMessage(failure, otherwise));
};
