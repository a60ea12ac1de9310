import { useEffect, useState } from "react";
import { useSearchParams } from "../../platform/routing/address.ts";

const key = "reminder";

/** Where the browser keeps nothing, this page still knows until it is loaded anew. */
const kept = (): string | null => {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
};

const keep = (token: string): void => {
	try {
		sessionStorage.setItem(key, token);
	} catch {
		// It stays in this page.
	}
};

/**
 * The token of a reminder's link. It goes out of the address and into this tab, so that no picture of the screen and no
 * history of a shared browser gives a place away.
 */
export const useReminderToken = (): string | null => {
	const [search, setSearch] = useSearchParams();
	const inAddress = search.get("token");
	const [token, setToken] = useState(() => inAddress || kept());
	useEffect(() => {
		if (inAddress === null) return;
		if (inAddress !== "") {
			keep(inAddress);
			setToken(inAddress);
		}
		setSearch({}, { replace: true });
	}, [inAddress, setSearch]);
	return token;
};
