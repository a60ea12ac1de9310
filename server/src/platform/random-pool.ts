import { randomFillSync } from "node:crypto";

const pool = Buffer.alloc(16 * 1024);
let taken = pool.length;

/**
 * So many random bytes, at most 16 KiB, for what must be new but may be known a moment before it is used, which no token
 * or key may. They are drawn many at a time, as each call costs more than its bytes, and are good until the next call:
 * whoever keeps them copies them.
 */
export const randomFromPool = (bytes: number): Buffer => {
	if (taken + bytes > pool.length) {
		randomFillSync(pool);
		taken = 0;
	}
	taken += bytes;
	return pool.subarray(taken - bytes, taken);
};
