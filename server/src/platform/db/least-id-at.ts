import { v7 } from "uuid";

/** The least UUID v7 that can have been made then. Ids sort by their time, so the index on them finds what came since. */
export const leastIdAt = (at: Date): string => v7({ msecs: at.getTime(), seq: 0, random: new Uint8Array(16) });
