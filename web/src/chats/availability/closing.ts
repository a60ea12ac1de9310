import { tn } from "@warmline/contract/i18n";
import { closingMinutes } from "@warmline/contract/shifts/parts";

const minute = 60_000;

/** Minutes until then, from a quarter of an hour before on; null while it is further off, or over. */
export const closingIn = (closesAt: number | null, at: number): number | null => {
	if (closesAt === null) return null;
	const left = Math.ceil((closesAt - at) / minute);
	return left > 0 && left <= closingMinutes ? left : null;
};

export const closingText = (minutes: number, time: string): string =>
	tn(
		minutes,
		{
			one: "We close at {time}, in a minute.",
			other: "We close at {time}, in {count} minutes.",
		},
		{ time },
	);
