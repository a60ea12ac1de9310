import type { Call } from "@warmline/contract/calls";
import { inputSize } from "@warmline/contract/input-size";

/** Bytes that any request may have beyond its fields: spaces between them, and fields that nobody asked for. */
export const spareBytes = 16 * 1024;
/** Bytes of the largest body in JSON. Only drafts of applications could have more: twenty answers, each ten times too long. */
const mostBytes = 1024 * 1024;

/** Bytes of the texts that a call can take, in whatever script they are and however JSON writes them. */
export const textBytes = ({ body, path }: Call): number => spareBytes + (body ? inputSize(body, path) : 0);

/** Bytes of the body of a call. More is refused before it is read, and before anybody is asked who they are. */
export const bodyLimit = (call: Call): number => Math.min(mostBytes, textBytes(call));
