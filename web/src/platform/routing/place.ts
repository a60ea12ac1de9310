import type { ReactNode } from "react";
import { matchRoute, type useRouter } from "wouter";

/** An address of the member area, and what stands there. */
export type Place = {
	readonly path: string;
	readonly load: () => Promise<unknown>;
	readonly page: ReactNode;
	/** A dialog: under it stands the page one came from, else the feed. */
	readonly modal?: boolean;
};

type Parser = ReturnType<typeof useRouter>["parser"];

export const placeAt = (places: readonly Place[], path: string, parser: Parser): Place | undefined =>
	places.find((one) => matchRoute(parser, one.path, path)[0]);
