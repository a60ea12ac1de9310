import assert from "node:assert/strict";
import { logInCall } from "@warmline/contract/accounts/calls";
import { beginSecondStep, confirmSecondStep } from "@warmline/contract/accounts/security-calls";
import { Secret, TOTP } from "otpauth";
import { Browser } from "./browser.ts";
import type { TestClock } from "./clock.ts";
import { password } from "./person.ts";
import { refusal } from "./refusal.ts";

/** What the app on a phone shows at that time. */
export const codeAt = (secret: string, at: Date | number): string =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Number(at) });

/** Sets one up for a member who is logged in. */
export const secondStepOf = async ({ clock }: { clock: TestClock }, member: Browser) => {
	const begun = await member.calls(beginSecondStep, { password });
	assert.equal(begun.status, 200, JSON.stringify(begun.body));
	const { secret } = beginSecondStep.answer.parse(begun.body).result;
	const confirmed = await member.calls(confirmSecondStep, { code: codeAt(secret, clock.now()) });
	assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
	return {
		secret,
		hex: Secret.fromBase32(secret).hex.toLowerCase(),
		...confirmSecondStep.answer.parse(confirmed.body),
		/** Half a minute passes, so that it is one that has not counted yet. */
		nextCode: () => {
			clock.passMinutes(0.5);
			return codeAt(secret, clock.now());
		},
	};
};

/** What the right password is answered. */
export const ticketOf = async (address: string, username: string): Promise<string> => {
	const answer = await new Browser(address).calls(logInCall, { username, password });
	const { ticket } = refusal(answer, 401, "second_step_needed");
	return ticket ?? assert.fail("no ticket");
};
