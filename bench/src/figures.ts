export const percentile = (values: ArrayLike<number>, part: number): number => {
	const sorted = Float64Array.from(values).sort();
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** Of an even number of values, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
	const sorted = values.toSorted((a, b) => a - b);
	const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
	const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
	return (lower + upper) / 2;
};
