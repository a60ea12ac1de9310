import type { MemberRow } from "../../accounts/index.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import type { ShiftContext } from "../shift-context.ts";

/** In an hour: a director has many members, and a letter takes half a second of a core. */
const most = 120;

/** Tables and letters are made anew each time somebody asks for them. */
export const limitDownloads = (context: Pick<ShiftContext, "database" | "clock" | "sealer">, reader: MemberRow) =>
	limitTo(context, ["hours", reader.id], { limit: most, windowSeconds: 3600 });
