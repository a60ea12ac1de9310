import {
	askForBlock as askForBlockCall,
	decideOnBlock as decideOnBlockCall,
	liftBlock as liftBlockCall,
	listBlocks as listBlocksCall,
} from "@warmline/contract/blocks/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import type { AddressMarks } from "./address-mark.ts";
import { askForBlock } from "./ask-for-block.ts";
import { decideOnBlock } from "./decide-on-block.ts";
import { noSuchBlock, noSuchChat } from "./errors.ts";
import { liftBlock } from "./lift-block.ts";
import { listBlocks } from "./list-blocks.ts";

type Params = Record<string, string>;
const blockIn = ({ block_id }: Params) => idFrom(block_id, noSuchBlock);
const chatIn = ({ chat_id }: Params) => idFrom(chat_id, noSuchChat);

export const blockRoutes = (calls: Calls<MemberRow>, platform: Platform, markOf: AddressMarks) => {
	calls.answer(askForBlockCall, async ({ body, member, params }) => ({
		result: await askForBlock(platform, markOf, member, chatIn(params), body),
	}));
	calls.answer(listBlocksCall, ({ query }) => listBlocks(platform, query));
	calls.answer(decideOnBlockCall, async ({ body, member, params }) => ({
		result: await decideOnBlock(platform, member, blockIn(params), body),
	}));
	calls.answer(liftBlockCall, async ({ member, params }) => ({
		result: await liftBlock(platform, member, blockIn(params)),
	}));
};
