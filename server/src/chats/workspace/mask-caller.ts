import type { Caller } from "@warmline/contract/chats/chat";
import { maskedEmail } from "../../platform/mail/masked-email.ts";

/** The groups of an address of the sixth version; `::` stands for as many zeros as are missing. */
const groupsOf = (address: string): string[] => {
	const [before = "", after] = address.split("::");
	const left = before.split(":").filter(Boolean);
	const right = (after ?? "").split(":").filter(Boolean);
	const zeros = after === undefined ? 0 : 8 - left.length - right.length;
	return [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
};

/** The first half of an address: its network, not its house. */
const maskedAddress = (address: string) =>
	address.includes(":")
		? `${groupsOf(address).slice(0, 4).join(":")}:***`
		: `${address.split(".").slice(0, 2).join(".")}.*.*`;

/**
 * What agents see of a visitor where the organisation masks details; a supervisor reveals them by a press that is
 * logged.
 */
export const masked = (caller: Caller): Caller => ({
	...caller,
	email: caller.email && maskedEmail(caller.email),
	ip_address: caller.ip_address && maskedAddress(caller.ip_address),
});
