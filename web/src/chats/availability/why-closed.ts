import type { DoorState } from "@warmline/contract/chats/door";
import { say } from "@warmline/contract/say";

/** Why nobody can ask now, before anything is typed; null when nobody can say any more. */
export const whyClosed = (door: Pick<DoorState, "why" | "reason"> | null): string => {
	if (door?.reason) return door.reason;
	switch (door?.why) {
		case "no_supervisor":
			return say(
				"We pause for a moment: no supervisor is here, and we never listen without one. This page looks again by itself.",
			);
		case "no_listener":
			return say("Nobody who listens is here yet, but somebody should be soon. This page looks again by itself.");
		case "no_shift":
			return say("Our volunteers are here at certain hours, and this is not one of them.");
		default:
			return say("Nobody is here to listen right now.");
	}
};

/** The same to who waits already; null where there is nothing to say. He waits until the chat closes, and no longer. */
export const whyNobodyComes = ({ why }: Pick<DoorState, "why">): string | null => {
	if (why === "no_supervisor") {
		return say(
			"We pause for a moment: no supervisor is here, and we never listen without one. You keep your place, and somebody comes if one is back before we close.",
		);
	}
	if (why === "no_listener") {
		return say(
			"Nobody who listens is here right now. You keep your place, and somebody comes if they are back before we close.",
		);
	}
	if (why === "no_shift") {
		return say("Nobody can come for now. If that stays so, we tell you here, and you can leave a message.");
	}
	return null;
};
