import type { SilenceKind } from "@warmline/contract/profiles/calls";

/** Mutes or blocks one member; null: neither any more. Whose part that is hands it in. */
export type Silencing = {
	readonly mutate: (kind: SilenceKind | null) => void;
	readonly isPending: boolean;
	readonly isSuccess: boolean;
	readonly error: Error | null;
	readonly variables: SilenceKind | null | undefined;
};

/** What holds by now, as far as it was done here. */
export const silencedNow = ({ isSuccess, variables }: Silencing): SilenceKind | null =>
	isSuccess ? (variables ?? null) : null;
