/** With `FAULTS=long`, as `npm run faults` sets it, servers are killed as often as it takes to trust them; without, as often as a check can wait for. */
export const isLong = process.env.FAULTS === "long";
