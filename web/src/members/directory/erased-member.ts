/** What the page of somebody who is gone hands over to the list: there is nothing else left to say it. */
export const withErased = (erased: string) => ({ erased });

export const erasedIn = (state: unknown): string | null =>
	typeof state === "object" && state !== null && "erased" in state && typeof state.erased === "string"
		? state.erased
		: null;
