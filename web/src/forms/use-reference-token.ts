import { useEffect, useSyncExternalStore } from "react";
import { useSearchParams } from "../platform/routing/address.ts";
import { keepReference, referenceFor, useTokenOfTab } from "./reference-in-tab.ts";

const never = () => () => undefined;
const nothing = () => null;

/**
 * The token of a referee's mail. It goes out of the address and into this tab, so that no picture of the screen and no
 * history of a shared browser opens the form. A page rendered ahead knows none, and learns of it by being drawn again.
 */
export const useReferenceToken = (): string | null => {
	const [search, setSearch] = useSearchParams();
	const inAddress = search.get("token");
	const given = useSyncExternalStore(never, () => inAddress || null, nothing);
	const kept = useTokenOfTab();
	useEffect(() => {
		if (inAddress === null) return;
		if (inAddress !== "") keepReference(referenceFor(inAddress));
		const { token: _, ...others } = Object.fromEntries(search);
		setSearch(others, { replace: true });
	}, [inAddress, search, setSearch]);
	return given ?? kept;
};
