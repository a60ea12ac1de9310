import * as z from "zod/mini";
import { email } from "../accounts/email.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { requiredText } from "../text.ts";
import { keptMember } from "./calls.ts";

export const correctedEmail = z.object({ email, reason: requiredText(t("Please give a reason."), 2000) });

export const correctMemberEmail = call({
	method: "POST",
	path: "/members/:member_id/email/",
	summary:
		"Correct somebody's email, who mistyped it or has lost their mailbox: it changes once the new address has confirmed by its link. The old address is told. In place of a change that has begun.",
	who: ["director"],
	asksPassword: true,
	body: correctedEmail,
	status: 200,
	answer: z.object({ result: keptMember }),
	errors: ["yourself", "deactivated", "same_email", "email_taken", "confirm_yourself"],
});

export const memberEmailCalls = { correctMemberEmail };
