import { connectedAgentIds } from "../platform/realtime/presence.ts";
import type { ChatContext } from "./chat-context.ts";
import { forgetFigures, setOpeningGauge, tellFigures } from "./chat-metrics.ts";
import { figuresNow } from "./metrics-queries.ts";

/** Figures of the chats are read when somebody asks for them. */
export const measureChats = (context: ChatContext) => {
	const { metrics, measured, database, hub, clock } = context;
	metrics.readings.add(
		async () => {
			setOpeningGauge(measured, context.opening.told.why);
			tellFigures(measured, await figuresNow(database.db, connectedAgentIds(hub), clock.now()));
		},
		() => forgetFigures(measured),
	);
};
