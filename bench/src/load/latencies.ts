/** When each message left, by its number; old numbers are overwritten long after they arrived. */
const slots = 1 << 20;

export type Latencies = {
	left(number: number): void;
	/** Milliseconds since it left. */
	arrived(number: number): number;
};

export const latencies = (): Latencies => {
	const times = new Float64Array(slots);
	return {
		left: (number) => {
			times[number & (slots - 1)] = performance.now();
		},
		arrived: (number) => performance.now() - (times[number & (slots - 1)] ?? 0),
	};
};
