import { logOut } from "@warmline/contract/accounts/calls";
import { request } from "./api.ts";
import { endSession } from "./session.ts";

/**
 * Leaves at once, whatever the server says: somebody who logs out on a shared computer must not be kept waiting.
 * The call is sent first, while the token is still there, and outlives the tab.
 */
export const leave = (): void => {
	request(logOut, { keepalive: true }).catch(() => undefined);
	endSession("logged_out");
};
