import { createStore, useStore } from "../platform/storage/store.ts";
import { ownZone } from "../platform/time/time.ts";

/** Chosen on one page of the shifts, it holds on the others, until the page is loaded anew. */
const choice = createStore<{ readonly zone: string | null }>({ zone: null });

/** The zone in which shifts are shown: the chosen one, else the member's own. */
export const useShiftZone = (): readonly [zone: string, choose: (zone: string) => void] => {
	const { zone } = useStore(choice);
	return [zone ?? ownZone(), (chosen) => choice.change({ zone: chosen === ownZone() ? null : chosen })];
};
