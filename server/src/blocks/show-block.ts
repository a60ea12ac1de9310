import type { Block } from "@warmline/contract/blocks/calls";
import type { Platform } from "../platform/platform.ts";
import { noSuchBlock } from "./errors.ts";
import { blockShown } from "./queries.ts";
import { toBlock } from "./serializers.ts";

/** As a supervisor sees it. */
export const showBlock = async (platform: Platform, id: string): Promise<Block> => {
	const row = await blockShown(platform.database.db, id);
	if (!row) throw noSuchBlock();
	return toBlock(platform, row);
};
