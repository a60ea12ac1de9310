/** Older servers spell "nobody" in several ways (D9). */
export const isUnassigned = (agent: unknown): boolean =>
	agent === null || agent === undefined || agent === "" || agent === "null" || agent === "undefined";

const isObject = (data: unknown): data is Record<string, unknown> =>
	typeof data === "object" && data !== null && !Array.isArray(data);

const tidyChat = (data: unknown): unknown =>
	isObject(data) && "assigned_agent" in data && isUnassigned(data.assigned_agent)
		? { ...data, assigned_agent: null }
		: data;

/** Brings every spelling of "nobody" in a frame to null, before the frame is checked. */
export const tidyAssignedAgent = (data: unknown): unknown => {
	const frame = tidyChat(data);
	if (!isObject(frame)) return frame;
	return {
		...frame,
		...("chat" in frame && { chat: tidyChat(frame.chat) }),
		...(Array.isArray(frame.chats) && { chats: frame.chats.map(tidyChat) }),
	};
};
