import type { Passkey } from "@warmline/contract/accounts/passkey";
import { t } from "@warmline/contract/i18n";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, notFound, notLoggedIn } from "../../platform/errors.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember } from "../queries.ts";
import { hasSecondStep } from "../second-step/second-step-queries.ts";
import { deletePasskey, type PasskeyRow, passkeysOf, renamePasskey } from "./passkey-queries.ts";

export const noSuchPasskey = () => notFound(t("This passkey has already been removed."));
const lastSecondStep = () =>
	conflict("last_second_step", t("This is your only second step. To remove it, turn off two-step verification."));

export const passkeyOf = ({ id, name, created_at, used_at, backed_up }: PasskeyRow): Passkey => ({
	...{ id, name, backed_up },
	created_at: created_at.toISOString(),
	used_at: used_at?.toISOString() ?? null,
});

export const listPasskeys = async (db: Db, memberId: string): Promise<Passkey[]> =>
	(await passkeysOf(db, memberId)).map(passkeyOf);

export const rename = async (db: Db, memberId: string, id: string, name: string): Promise<Passkey> => {
	const renamed = await renamePasskey(db, memberId, id, name);
	if (!renamed) throw noSuchPasskey();
	return passkeyOf(renamed);
};

/** The last second step goes only with a second step that was shown: `turnOff`. */
export const remove = (platform: AccountPlatform, memberId: string, id: string): Promise<void> =>
	inTransaction(platform.database.db, async ({ tx }) => {
		// Of two who remove the last two at once, one waits and sees what the other has left.
		const member = await lockMember(tx, memberId);
		if (!member) throw notLoggedIn();
		if (!(await deletePasskey(tx, memberId, id))) throw noSuchPasskey();
		if (!(await hasSecondStep(tx, memberId))) throw lastSecondStep();
		await platform.reportSecurityEvent(tx, member, "passkey_removed");
	});
