import { useQuery } from "@tanstack/react-query";
import { now } from "../../platform/time/time.ts";
import { useMinute } from "../../ui/text/use-minute.ts";
import { dutyQuery } from "./duty-api.ts";
import { ownDutyOf } from "./own-duty.ts";

/** The duty of an agent as it stands in this minute; `known` is undefined until it is. */
export const useDuty = (enabled = true) => {
	useMinute();
	const query = useQuery({ ...dutyQuery, enabled });
	const { data: duty } = query;
	if (!duty) return { query, known: undefined };
	const own = duty.own && ownDutyOf(duty.own, now());
	return { query, known: { duty, own: duty.own && own ? { shift: duty.own, stands: own } : null } };
};
