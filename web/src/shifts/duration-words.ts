import { t, tn } from "@warmline/contract/i18n";

/** `4 h 15 min`, and in full where it is one unit: `4 hours` */
export const durationWords = (duration: number): string => {
	const [hours, minutes] = [Math.floor(duration / 60), duration % 60];
	if (hours === 0) return tn(minutes, { one: "1 minute", other: "{count} minutes" });
	if (minutes === 0) return tn(hours, { one: "1 hour", other: "{count} hours" });
	return t("{hours} h {minutes} min", { hours, minutes });
};
