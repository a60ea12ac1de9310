import { t } from "@warmline/contract/i18n";

/** `4 h 15 min`, `4 h` or `15 min` */
export const durationText = (duration: number): string => {
	const [hours, minutes] = [Math.floor(duration / 60), duration % 60];
	if (minutes === 0) return t("{hours} h", { hours });
	if (hours === 0) return t("{minutes} min", { minutes });
	return t("{hours} h {minutes} min", { hours, minutes });
};
