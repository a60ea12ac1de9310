import type { Swap } from "@warmline/contract/shifts/cover-calls";
import type { MemberRow } from "../../../accounts/index.ts";
import type { ShiftContext } from "../../shift-context.ts";
import { swapsOf } from "./swap-queries.ts";
import { toSwap } from "./swap-serializer.ts";

/** On both sides. */
export const listSwapsFor = async (
	{ database, clock }: Pick<ShiftContext, "database" | "clock">,
	{ id }: Pick<MemberRow, "id">,
): Promise<{ results: Swap[] }> => ({ results: (await swapsOf(database.db, id, clock.now())).map(toSwap) });
