/**
 * How Node is told to run the server, wherever people use it or it is measured. New objects are cleaned up in small portions: by itself Node
 * lets 48 MB of them gather, and then everybody waits 12 ms.
 */
export const serverWords: readonly string[] = ["--max-semi-space-size=8"];
