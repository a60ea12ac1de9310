import type { RotaSettings } from "@warmline/contract/shifts/rota-calls";
import type { Db } from "../../../platform/db/database.ts";
import { rota_settings } from "../../tables.ts";

type Row = typeof rota_settings.$inferSelect;
export type RotaRow = RotaSettings & Pick<Row, "planned_until">;

const only = ([row]: Row[]): RotaRow => {
	if (!row) throw new Error("the rota has no settings");
	const { id: _, ...settings } = row;
	return settings;
};

/** The one row there is; made with its defaults when it is asked for the first time. */
export const readRotaSettings = async (db: Db): Promise<RotaRow> => {
	const found = await db.select().from(rota_settings);
	if (found.length > 0) return only(found);
	await db.insert(rota_settings).values({ id: 1 }).onConflictDoNothing();
	return only(await db.select().from(rota_settings));
};

/** Two directors who change the weekly schedule, and the work of the night, take turns. */
export const lockRota = async (tx: Db): Promise<RotaRow> => {
	await tx.insert(rota_settings).values({ id: 1 }).onConflictDoNothing();
	return only(await tx.select().from(rota_settings).for("no key update"));
};

export const writeRotaSettings = async (tx: Db, changes: Partial<RotaRow>): Promise<RotaRow> =>
	only(await tx.update(rota_settings).set(changes).returning());
