import type { AlertKind } from "@warmline/contract/alerts/kinds";
import type { LoggedAlert } from "@warmline/contract/alerts/settings-calls";
import type { Paging } from "@warmline/contract/paging";
import { byId, fetchPage } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { toLoggedAlert } from "../serializers.ts";
import { type LoggedDeliveryRow, type LoggedRow, loggedAlerts, loggedDeliveries } from "./log-queries.ts";

/** The newest first, each with what was sent for it. */
export const listLog = async (
	{ database: { db } }: Pick<Platform, "database">,
	{ kind, ...paging }: Paging & { kind?: AlertKind | undefined },
): Promise<{ results: LoggedAlert[]; next: string | null }> => {
	const { rows, next } = await fetchPage<LoggedRow, string>(byId, paging, (page) =>
		loggedAlerts(db, { ...page, kind }),
	);
	const sent = new Map<string, LoggedDeliveryRow[]>();
	const ids = rows.map(({ id }) => id);
	for (const one of ids.length === 0 ? [] : await loggedDeliveries(db, ids)) {
		const known = sent.get(one.delivery.alert_id);
		if (known) known.push(one);
		else sent.set(one.delivery.alert_id, [one]);
	}
	return { results: rows.map((row) => toLoggedAlert(row, sent.get(row.id) ?? [])), next };
};
