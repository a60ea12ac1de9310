import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { importMembers } from "@warmline/contract/imports/calls";
import { v7 } from "uuid";
import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inviteMany } from "../invitations/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { conflict } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { checkTable } from "./check-table.ts";
import { importByClientId, insertImport, noteImported } from "./queries.ts";

/** In a day, by one director: each may be a thousand emails. */
const mostByDirector = 10;

export type Imported = { readonly id: string; readonly invited: number; readonly left_out: number };

const nobodyReady = () => conflict("nobody_ready", t("This table has no one to invite. Please check it again."));

/**
 * Invites whoever can be invited, all or nobody. Pressed twice, or sent again because the connection was lost, it is done
 * once: the second waits here for the first, and has its answer.
 */
export const importOnce = async (
	platform: Platform,
	director: MemberRow,
	{ table, language, client_id }: BodyOf<typeof importMembers>,
): Promise<Imported> => {
	const { database, clock } = platform;
	const known = await importByClientId(database.db, director.id, client_id);
	if (known) return known;
	await limitTo(platform, ["imports by", director.id], { limit: mostByDirector, windowSeconds: 24 * 3600 });
	return inTransaction(database.db, async ({ tx }) => {
		const now = clock.now();
		const id = v7();
		const isFirst = await insertImport(tx, { id, by: director.id, at: now, client_id, invited: 0, left_out: 0 });
		const done = isFirst ? undefined : await importByClientId(tx, director.id, client_id);
		if (done) return done;
		const { rows } = await checkTable(tx, table, { language, now });
		const people = rows.flatMap(({ person }) => (person ? [person] : []));
		if (people.length === 0) throw nobodyReady();
		const invited = await inviteMany(platform, tx, director, { people, import_id: id });
		const counts = { invited, left_out: rows.length - invited };
		await noteImported(tx, id, counts);
		await record(tx, clock, { act: "import_members", member: director, params: counts });
		return { id, ...counts };
	});
};
