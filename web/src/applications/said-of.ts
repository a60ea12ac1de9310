import type { RefereePlace } from "./record-steps.ts";

/** What came of the last act, and of whom it is told, by email; null where nobody is named any more. */
export type Said = { readonly of: string | null; readonly words: string };

export type SaySo = (of: string | null, words: string) => void;

/** Whether it is told in this place: beside the person it is about, or where another one can be named. */
export const isSaidAt = (of: string | null, { referee, next }: RefereePlace): boolean =>
	referee === null ? next && of === null : referee.email === of;
