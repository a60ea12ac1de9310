import type { Proof } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { Use } from "../passkeys/challenges.ts";
import { ensureOwnPassword, wrongPassword } from "../password/own-password.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import type { Session } from "../sessions/sessions.ts";
import { bySecondStep } from "./by-second-step.ts";
import { hasSecondStep } from "./second-step-queries.ts";

export type PasswordAndProof = Proof & { readonly password: string };

const notOn = () => conflict("not_on", t("You don’t have two-step verification."));

const codeNeeded = () => {
	const message = t("Please enter the code.");
	return invalid("code_needed", message, { code: message });
};

/** For a passkey that is shown in an open page. */
export const inSession = ({ member, tokenHash }: Session): Use => ({
	purpose: "confirmation",
	member_id: member.id,
	bound_to: tokenHash,
});

/** With the password and a second step, like all that makes an account easier to get into. */
export const withBoth = async <T>(
	platform: AccountPlatform,
	session: Session,
	{ password, ...proof }: PasswordAndProof,
	act: (work: UnitOfWork, member: MemberRow) => Promise<T>,
): Promise<T> => {
	const { member } = session;
	await ensureOwnPassword(platform, member, password);
	if (!(await hasSecondStep(platform.database.db, member.id))) throw notOn();
	const shown = { memberId: member.id, proof, use: inSession(session), withoutStep: notOn } as const;
	return bySecondStep(platform, { ...shown, lock: "no key update" }, (work, { member: now }) => {
		// Its owner may have set a new one in this moment, because somebody else had the old one.
		if (now.password_hash !== member.password_hash) throw wrongPassword();
		return act(work, now);
	});
};

/** Before one more way in is set up: with the password, and with a second step where there is one. */
export const ensureBoth = async (
	platform: AccountPlatform,
	session: Session,
	shown: PasswordAndProof,
): Promise<void> => {
	if (!(await hasSecondStep(platform.database.db, session.member.id)))
		return ensureOwnPassword(platform, session.member, shown.password);
	if (shown.code === undefined && shown.passkey === undefined) {
		await ensureOwnPassword(platform, session.member, shown.password);
		throw codeNeeded();
	}
	await withBoth(platform, session, shown, async () => undefined);
};
