import { say, sayCount } from "@warmline/contract/say";

/** What happens next, for the listener. `onDuty`: supervisors who were told; undefined while that is not known. */
export const debriefTold = (onDuty: number | undefined): string => {
	if (onDuty === undefined) return say("The supervisors have been told.");
	if (onDuty === 0)
		return say("No supervisor is on duty right now. It stands first on their list, and whoever comes next sees it.");
	return sayCount(onDuty, {
		one: "The supervisor on duty has been told and will talk with you as soon as they can.",
		other: "{count} supervisors on duty have been told. One of them will talk with you as soon as they can.",
	});
};
