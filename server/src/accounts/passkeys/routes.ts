import {
	addPasskey,
	beginPasskey,
	beginPasskeyLogin,
	challengePasskey,
	logInPasskey as logInPasskeyCall,
	removePasskey,
	renamePasskey,
} from "@warmline/contract/accounts/passkey-calls";
import { t } from "@warmline/contract/i18n";
import { conflict } from "../../platform/errors.ts";
import { addressOf, type Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import { inSession } from "../second-step/show-second-step.ts";
import { answerLogin } from "../sessions/answer-login.ts";
import { ownSession } from "../sessions/sessions.ts";
import { beginAdding, finishAdding } from "./add-passkey.ts";
import { askForPasskey } from "./ask-for-passkey.ts";
import { beginLogin, logInPasskey } from "./log-in-passkey.ts";
import { noSuchPasskey, remove, rename } from "./own-passkeys.ts";
import { passkeysOf } from "./passkey-queries.ts";

export const passkeyRoutes = (calls: Calls<MemberRow>, platform: AccountPlatform) => {
	const { db } = platform.database;

	calls.answer(beginPasskeyLogin, ({ request }) => beginLogin(platform, addressOf(request)));

	calls.answer(logInPasskeyCall, async ({ body, request, reply }) => {
		const from = { address: addressOf(request), userAgent: request.headers["user-agent"] };
		return answerLogin(platform, reply, await logInPasskey(platform, body, from));
	});

	calls.answer(challengePasskey, async ({ request }) => {
		const session = ownSession(request);
		const own = await passkeysOf(db, session.member.id);
		if (own.length === 0) throw conflict("no_passkey", t("You don’t have a passkey."));
		return askForPasskey(platform, inSession(session), own);
	});

	calls.answer(beginPasskey, ({ request, body }) => beginAdding(platform, ownSession(request), body));

	calls.answer(addPasskey, ({ request, body }) => finishAdding(platform, ownSession(request), body));

	calls.answer(renamePasskey, async ({ member, body, params }) => ({
		result: await rename(db, member.id, idFrom(params.passkey_id, noSuchPasskey), body.name),
	}));

	calls.answer(removePasskey, async ({ member, params }) => {
		await remove(platform, member.id, idFrom(params.passkey_id, noSuchPasskey));
		return undefined;
	});
};
