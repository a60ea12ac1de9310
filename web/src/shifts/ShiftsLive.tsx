import { useQueryClient } from "@tanstack/react-query";
import { shiftKeys } from "../platform/http/query-keys.ts";
import { useMemberFrame, useMemberLineBack, useMemberLineFirst } from "../platform/realtime/member-channel.tsx";

/** Keeps the shifts that were loaded as they are, whatever page one is on. */
export function ShiftsLive() {
	const queries = useQueryClient();
	const askAgain = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey });
	useMemberFrame("shifts_changed", () => askAgain(shiftKeys.all));
	useMemberFrame("duty_changed", () => askAgain(shiftKeys.duty));
	// What changed between the first answers and the connection was told to nobody here.
	useMemberLineFirst(() => askAgain(shiftKeys.all));
	useMemberLineBack(() => askAgain(shiftKeys.all));
	return null;
}
