import type { ListedMember } from "@warmline/contract/profiles/calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { onlineIds } from "../../platform/realtime/presence.ts";
import { toListed } from "../serializers.ts";
import { membersSeen } from "./list-queries.ts";

export const listOnline = async ({ database, hub }: Platform, reader: MemberRow): Promise<ListedMember[]> => {
	const ids = onlineIds(hub);
	return ids.length === 0 ? [] : (await membersSeen(database.db, ids, reader.id)).map(toListed);
};
