type Times = { readonly starts_at: Date; readonly ends_at: Date };

/** Of a shift that was on already when the place was taken, what was left of it; of any other all. By the rule of `minutesOfPlace`. */
export const placeMinutes = ({ starts_at, ends_at }: Times, { booked_at }: { readonly booked_at: Date }): number => {
	const joined = starts_at < booked_at && booked_at < ends_at;
	return Math.round((ends_at.getTime() - (joined ? booked_at : starts_at).getTime()) / 60_000);
};
