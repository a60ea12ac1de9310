import { limitTo, type MemberRow } from "../../accounts/index.ts";
import type { Rota } from "../rota.ts";

/** In an hour: a director has many members, and a letter takes half a second of a core. */
const most = 120;

/** Tables and letters are made anew each time somebody asks for them. */
export const limitPapers = ({ database, clock }: Pick<Rota, "database" | "clock">, reader: MemberRow) =>
	limitTo(database.db, clock, ["hours", reader.id], most, 3600);
