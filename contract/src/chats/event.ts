import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { keptName } from "../members/former-member.ts";

/**
 * What can happen in a chat and stands in its transcript. `by` is who did it, `to` who has the chat from now on:
 * the names of members as the visitor knows them.
 */
export const chatEvent = z.object({
	code: z
		.string()
		.check(
			z.describe(
				"joined, supervisor_joined, supervisor_left, transferred, taken_over or handed_back. A client that does not know a code shows the message's text.",
			),
		),
	by: z.nullable(z.string()),
	to: z.nullable(z.string()),
});
export type ChatEvent = z.infer<typeof chatEvent>;

/** The event in a sentence; undefined for a code of a newer version. */
export const eventText = ({ code, by, to }: ChatEvent): string | undefined => {
	const names = { by: keptName(by), to: keptName(to) };
	switch (code) {
		case "joined":
			return t("{to} has joined the chat.", names);
		case "supervisor_joined":
			return t("{by}, a supervisor, has joined the chat.", names);
		case "supervisor_left":
			return t("{by}, a supervisor, has left the chat.", names);
		case "transferred":
			return t("{by} has handed the chat over to {to}.", names);
		case "taken_over":
			return t("{by}, a supervisor, has taken over the chat.", names);
		case "handed_back":
			return t("{by} has handed the chat back to {to}.", names);
		default:
			return undefined;
	}
};
