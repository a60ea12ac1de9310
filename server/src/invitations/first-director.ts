import type { Language } from "@warmline/contract/content/words";
import type { AcceptedInvitation, OpenedInvitation } from "@warmline/contract/invitations/invitation";
import { addInvitedMember, isFirstAtWork } from "../accounts/index.ts";
import { isNothingRecorded, record } from "../audit/index.ts";
import { agreeOnJoining } from "../forms/index.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { pageUrl } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { isSameText } from "../platform/tokens.ts";
import { keepLanguage } from "../preferences/index.ts";
import { badLink, emailMissing } from "./errors.ts";
import { lockFirstDirector } from "./queries.ts";

type Setup = Pick<Platform, "database" | "clock" | "vault">;

const tokenOf = ({ vault }: Pick<Setup, "vault">): string => vault.tokenFor("invitation of the first director");

/**
 * Of a new installation only: nobody works in it yet, and nobody ever did. The link stands in the server's log, and who
 * reads that later must not become a director because the last one has gone.
 */
const isWanted = async (db: Db): Promise<boolean> => (await isFirstAtWork(db)) && (await isNothingRecorded(db));

/** The address at which the first director of a new installation makes their account; undefined once there is one. */
export const firstDirectorLink = async (platform: Platform): Promise<string | undefined> =>
	(await isWanted(platform.database.db))
		? pageUrl(platform.config.PUBLIC_URL, "en", `/register?invitation=${tokenOf(platform)}`)
		: undefined;

export const isFirstDirectorToken = (platform: Pick<Setup, "vault">, token: string): boolean =>
	isSameText(token, tokenOf(platform));

/** What a page shows of it. Its end is when somebody has used it. */
export const openFirstDirector = async ({
	database: { db },
}: Setup): Promise<Pick<OpenedInvitation, "name" | "email" | "role">> => {
	if (!(await isWanted(db))) throw badLink();
	return { name: "", email: null, role: "director" };
};

/** Who reads the server's log runs the server: their email counts as verified, as from the command line. Once only. */
export const joinAsFirstDirector = (
	{ database, clock, jobs }: Setup & Pick<Platform, "jobs">,
	{ form, password_hash, language }: { form: AcceptedInvitation; password_hash: string; language: Language },
): Promise<void> =>
	inTransaction(database.db, async ({ tx }) => {
		await lockFirstDirector(tx);
		if (!(await isWanted(tx))) throw badLink();
		const { first_name, last_name, nickname, username, email } = form;
		if (email === undefined) throw emailMissing();
		const now = clock.now();
		const person = { first_name, last_name, nickname: nickname ?? null, username, email, password_hash };
		const joined = { ...person, role: "director" as const, joined_at: now };
		const member = await addInvitedMember({ jobs, clock }, tx, joined, { isProved: true });
		await keepLanguage(tx, member.id, language);
		await agreeOnJoining({ tx, jobs }, { ...member, email }, { version: form.text_version, language, now });
		await record(tx, clock, { act: "accept_invitation", member, params: { role: "director" } });
	});
