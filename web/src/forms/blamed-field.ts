import { ApiFailure } from "../platform/http/failure.ts";

/** The first field that a refusal blames, in the order of the form, with its sentence. */
export const blamedField = <Name extends string>(error: unknown, order: readonly Name[]) => {
	if (!(error instanceof ApiFailure)) return undefined;
	for (const name of order) {
		const message = error.errors[name];
		if (message) return { name, message };
	}
	return undefined;
};
