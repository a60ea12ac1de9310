import { checkImport, importExample, importMembers } from "@warmline/contract/imports/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { currentLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { checkTable } from "./check-table.ts";
import { exampleTable } from "./example-table.ts";
import { importOnce } from "./import-members.ts";
import { refusedTable } from "./refused-table.ts";

/** Tables that one director has checked in an hour: each is read as a whole. */
const mostChecks = 200;

export const importRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	const { clock } = platform;
	const { db } = platform.database;

	calls.answer(checkImport, async ({ member, body }) => {
		await limitTo(platform, ["import checks", member.id], { limit: mostChecks, windowSeconds: 3600 });
		const language = currentLanguage();
		const checked = await checkTable(db, body.table, { language, now: clock.now() });
		const rows = checked.rows.map(({ shown }) => shown);
		const ready = rows.filter(({ state }) => state === "ready").length;
		const unknown_columns = [...checked.table.unknown];
		return { result: { rows, ready, unknown_columns, refused_table: refusedTable(checked, language) } };
	});

	calls.answer(importMembers, async ({ member, body }) => {
		const { id, invited, left_out } = await importOnce(platform, member, body);
		const language = currentLanguage();
		const checked = await checkTable(db, body.table, { language, now: clock.now(), ownImport: id });
		return { result: { invited, left_out, refused_table: refusedTable(checked, language) } };
	});

	calls.answer(importExample, async () => exampleTable(currentLanguage()));
};
