import type { Chat } from "@warmline/contract/chats/chat";
import { id } from "@warmline/contract/ids";
import type { MemberRow } from "../accounts/index.ts";
import { forbidden, invalid } from "../platform/refusals.ts";
import type { Desk } from "./desk.ts";
import { supervises } from "./policy.ts";
import { type ListFilter, listChats } from "./queries.ts";
import { toChat } from "./shapes.ts";

type Asked = { cursor?: string | undefined; limit: number; query?: string | undefined };
type Listed = { chats: Chat[]; next: string | null };

const page = async (
	desk: Desk,
	asked: Asked,
	filter: Omit<ListFilter, "limit" | "after" | "query">,
): Promise<Listed> => {
	if (asked.cursor !== undefined && !id.safeParse(asked.cursor).success) {
		throw invalid("invalid_cursor", "This page does not exist.");
	}
	const query = asked.query?.trim() || undefined;
	const rows = await listChats(desk.database.db, { ...filter, query, after: asked.cursor, limit: asked.limit + 1 });
	const shown = rows.slice(0, asked.limit);
	return { chats: shown.map(toChat), next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
};

/** Who waits, the longest first. */
export const listWaiting = (desk: Desk, asked: Asked) => page(desk, asked, { which: "waiting", oldestFirst: true });

/** An agent's own active chats, the newest first. */
export const listOwn = (desk: Desk, agent: MemberRow, asked: Asked) =>
	page(desk, asked, { which: "active", assignedTo: agent.id, oldestFirst: false });

/** Every chat, the newest first; for supervisors. */
export const listAll = (desk: Desk, agent: MemberRow, asked: Asked & { status: "live" | "ended" }) => {
	if (!supervises(agent)) throw forbidden("Only a supervisor sees every chat.");
	return page(desk, asked, { which: asked.status, oldestFirst: false });
};
