import type { Language } from "@warmline/contract/content/words";
import type { OpenedInvitation } from "@warmline/contract/invitations/invitation";
import { agreementIn } from "../forms/index.ts";
import { minutesAfter } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.ts";
import { tokenHash } from "../platform/tokens.ts";
import { badLink } from "./errors.ts";
import { isFirstDirectorToken, openFirstDirector } from "./first-director.ts";
import { linkByToken } from "./links/queries.ts";
import { isInForce } from "./policy.ts";
import { invitationByToken, noteOpened } from "./queries.ts";

/** What somebody is invited to. A page asks for it, and no program that only looks at a mail's links. */
export const openByToken = async (
	platform: Pick<Platform, "database" | "clock" | "vault">,
	token: string,
	language: Language,
): Promise<OpenedInvitation> => {
	const { db } = platform.database;
	const now = platform.clock.now();
	const agreement = agreementIn(language);
	const agreed = { agreement: agreement ? { version: agreement.version } : null };
	if (isFirstDirectorToken(platform, token))
		return { ...(await openFirstDirector(platform)), expires_at: minutesAfter(now, 60).toISOString(), ...agreed };
	const link = await linkByToken(db, tokenHash(token), now);
	if (link && isInForce(link.maker))
		return { name: "", email: null, role: link.role, expires_at: link.expires_at.toISOString(), ...agreed };
	const found = await invitationByToken(db, tokenHash(token), now);
	if (!found || !isInForce(found.inviter)) throw badLink();
	await noteOpened(db, found.id, now);
	return {
		name: found.name,
		email: found.email,
		role: found.role,
		expires_at: found.expires_at.toISOString(),
		...agreed,
	};
};
