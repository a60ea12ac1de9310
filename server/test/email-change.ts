import assert from "node:assert/strict";
import {
	changeOwnEmail,
	confirmEmailChange,
	readOwnEmail,
	refuseEmailChange,
} from "@warmline/contract/accounts/email-change-calls";
import { openMailbox, type ReadMail } from "./mailbox.ts";
import { type MemberPerson, password } from "./person.ts";
import type { society } from "./society.ts";

/** The token of the link that does this. */
export const tokenIn = ({ text }: ReadMail, does: "confirm" | "cancel"): string =>
	new RegExp(`/email-verification\\?${does}=([\\w-]+)`).exec(text)?.[1] ?? assert.fail(`no link to ${does}: ${text}`);

/** How members change their email, and the mails that go out for it. */
export const emailChanges = async ({ newBrowser, config }: Awaited<ReturnType<typeof society>>) => {
	const mailbox = await openMailbox(config.DATA_DIR);
	const waiting: ReadMail[] = [];

	/** The next mail to an address with these words in it; the others wait. */
	const mailTo = async (to: string, words = ""): Promise<ReadMail> => {
		for (;;) {
			const at = waiting.findIndex((mail) => mail.to === to && mail.text.includes(words));
			const [found] = at === -1 ? [] : waiting.splice(at, 1);
			if (found) return found;
			waiting.push(await mailbox.next());
		}
	};

	const asks = (who: MemberPerson, email: string, current_password = password) =>
		who.calls(changeOwnEmail, { email, current_password });

	return {
		mailbox,
		mailTo,
		asks,
		/** A change that has begun, with the tokens that were mailed for it. */
		begins: async (who: MemberPerson, email: string) => {
			const { email: old } = readOwnEmail.answer.parse((await who.calls(readOwnEmail)).body).result;
			const { status, body } = await asks(who, email);
			assert.equal(status, 200, JSON.stringify(body));
			const [fromOld, fromNew] = [await mailTo(old, "?confirm="), await mailTo(email, "?confirm=")];
			return {
				...{ fromOld, fromNew },
				old: tokenIn(fromOld, "confirm"),
				refusal: tokenIn(fromOld, "cancel"),
				new: tokenIn(fromNew, "confirm"),
			};
		},
		confirms: (token: string) => newBrowser().calls(confirmEmailChange, { token }),
		refuses: (token: string) => newBrowser().calls(refuseEmailChange, { token }),
		stateOf: async (who: MemberPerson) => readOwnEmail.answer.parse((await who.calls(readOwnEmail)).body).result,
	};
};
