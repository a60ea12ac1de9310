import { sayCount } from "@warmline/contract/say";

/** `4 hours 15 minutes` */
export const durationWords = (minutes: number): string => {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	const inHours = sayCount(hours, { one: "1 hour", other: "{count} hours" });
	const inMinutes = sayCount(rest, { one: "1 minute", other: "{count} minutes" });
	if (hours === 0) return inMinutes;
	return rest === 0 ? inHours : `${inHours} ${inMinutes}`;
};
