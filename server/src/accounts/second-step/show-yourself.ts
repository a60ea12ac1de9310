import type { ShownPasskey } from "@warmline/contract/accounts/passkey";
import { unknownPasskey } from "../passkeys/use-passkey.ts";
import { ensureOwnPassword } from "../password/own-password.ts";
import type { AccountPlatform } from "../ports.ts";
import { writePasswordShown } from "../sessions/own-session-queries.ts";
import type { Session } from "../sessions/sessions.ts";
import { bySecondStep } from "./by-second-step.ts";
import { inSession } from "./show-second-step.ts";

type Shown = { readonly password?: string | undefined; readonly passkey?: ShownPasskey | undefined };

/** Opens the calls that ask for the password to this session, for a while: by it, or by a passkey, which is no less. */
export const showYourself = async (
	platform: AccountPlatform,
	session: Session,
	{ password = "", passkey }: Shown,
): Promise<void> => {
	const { database, clock } = platform;
	const { member, tokenHash } = session;
	if (!passkey) {
		await ensureOwnPassword(platform, member, password);
		await writePasswordShown(database.db, tokenHash, clock.now());
		return;
	}
	const use = inSession(session);
	const shown = { memberId: member.id, proof: { passkey }, use, withoutStep: unknownPasskey } as const;
	await bySecondStep(platform, { ...shown, lock: "key share" }, async ({ tx }) => {
		await writePasswordShown(tx, tokenHash, clock.now());
	});
};
