import { say, sayCount } from "@warmline/contract/say";

/** What happens next, for the listener. `onDuty`: supervisors who were told; undefined while that is not known. */
export const debriefTold = (onDuty: number | undefined): string => {
	if (onDuty === undefined) return say("The supervisors have been notified.");
	if (onDuty === 0) return say("No supervisor is on duty right now. The next one to come on will see it first.");
	return sayCount(onDuty, {
		one: "The supervisor on duty has been notified and will talk with you as soon as they can.",
		other: "{count} supervisors on duty have been notified. One of them will talk with you as soon as they can.",
	});
};
