import type { FastifyReply } from "fastify";
import { isOnline } from "../../platform/realtime/presence.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import { userFor } from "../user.ts";
import { giveMediaCookie } from "./media-cookie.ts";

/** What the browser needs of a session that has begun. */
export const answerLogin = async (
	platform: AccountPlatform,
	reply: FastifyReply,
	{ token, member }: { token: string; member: MemberRow },
) => {
	giveMediaCookie(reply, platform, member.id, tokenHash(token));
	const ties = await platform.tiesOf(platform.database.db, member.id);
	return { token, user: userFor({ reader: member, member, isOnline: isOnline(platform.hub, member.id), ties }) };
};
