/** With `FAULTS=long`, as `npm run faults` sets it, servers are killed as often as it takes to trust them; without, as often as a check can wait for. */
export const isLong = process.env.FAULTS === "long";

/** How fast something is done is a figure of a machine that does nothing else; beside other tests `busy` is enough. */
export const within = (figure: number, busy: number): number => (isLong ? figure : busy);

/** Milliseconds after which a test counts as one that hangs: the long forms take their time, and more of it on a busy machine. */
export const hungAfter = isLong ? 900_000 : 240_000;
