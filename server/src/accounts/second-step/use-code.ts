import { t } from "@warmline/contract/i18n";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { Vault } from "../../platform/files/vault.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { countStep, type SecondStepRow, secondStepOf, takeRecoveryCode } from "./second-step-queries.ts";
import { stepOfCode } from "./totp.ts";

type Known = { readonly clock: Clock; readonly vault: Vault };

const hiddenAs = (memberId: string) => `second step\n${memberId}`;

export const hideSecret = (vault: Vault, memberId: string, secret: Buffer): Buffer =>
	vault.hide(hiddenAs(memberId), secret);

/** Which half-minute the code of an app is of, if it is of now. */
export const stepShown = ({ clock, vault }: Known, { member_id, secret }: SecondStepRow, code: string) =>
	stepOfCode(vault.reveal(hiddenAs(member_id), secret), code, clock.now());

export const wrongCode = () => {
	const message = t("This code is wrong or has already been used.");
	return invalid("wrong_code", message, { code: message });
};

/** Six digits are the app's; anything else is a recovery code. */
export const digitsIn = (code: string): string | undefined => {
	const plain = code.replace(/[\s-]/g, "");
	return /^\d{6}$/.test(plain) ? plain : undefined;
};

/** Uses a code up, in the transaction of what it opens; refuses one that does not count. */
export const useCode = async (tx: Db, known: Known, memberId: string, code: string): Promise<void> => {
	const digits = digitsIn(code);
	if (digits === undefined) {
		const hash = recoveryCodeHash(known.vault, memberId, code);
		if (!(await takeRecoveryCode(tx, memberId, hash))) throw wrongCode();
		return;
	}
	// Who has passkeys only has no app.
	const step = await secondStepOf(tx, memberId);
	const shown = step && stepShown(known, step, digits);
	if (shown === undefined || !(await countStep(tx, memberId, shown))) throw wrongCode();
};
