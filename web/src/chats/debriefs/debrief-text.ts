import { t, tn } from "@warmline/contract/i18n";

/** What happens next, for the listener. `onDuty`: supervisors who were told; undefined while that is not known. */
export const debriefTold = (onDuty: number | undefined): string => {
	if (onDuty === undefined) return t("The supervisors have been notified.");
	if (onDuty === 0) return t("No supervisor is on duty right now. The next one to check in will see it first.");
	return tn(onDuty, {
		one: "The supervisor on duty has been notified and will talk with you as soon as they can.",
		other: "{count} supervisors on duty have been notified. One of them will talk with you as soon as they can.",
	});
};
