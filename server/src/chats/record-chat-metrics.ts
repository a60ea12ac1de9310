import { idsAtDesk } from "../accounts/index.ts";
import type { Desk } from "./chat-context.ts";
import { forgetFigures, tellDoorState, tellFigures } from "./chat-metrics.ts";
import { figuresNow } from "./metrics-queries.ts";

/** Figures of the chats are read when somebody asks for them. */
export const measureChats = (desk: Desk) => {
	const { metrics, measured, database, hub, clock } = desk;
	metrics.readings.add(
		async () => {
			tellDoorState(measured, desk.door.told.why);
			tellFigures(measured, await figuresNow(database.db, idsAtDesk(hub), clock.now()));
		},
		() => forgetFigures(measured),
	);
};
