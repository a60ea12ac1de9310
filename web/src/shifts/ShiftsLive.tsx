import { useQueryClient } from "@tanstack/react-query";
import { useMemberFrame, useMemberLineBack, useMemberLineFirst } from "../platform/realtime/member-channel.tsx";

/** What is known of the shifts stands under it, and what is known of one's duty under the second. */
const shiftsKey = ["shifts"];
const dutyKey = ["shifts", "duty"];

/** Keeps the shifts that were loaded as they are, whatever page one is on. */
export function ShiftsLive() {
	const queries = useQueryClient();
	const askAgain = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey });
	useMemberFrame("shifts_changed", () => askAgain(shiftsKey));
	useMemberFrame("duty_changed", () => askAgain(dutyKey));
	// What changed between the first answers and the line was told to nobody here.
	useMemberLineFirst(() => askAgain(shiftsKey));
	useMemberLineBack(() => askAgain(shiftsKey));
	return null;
}
