import type { MemberRow } from "../../accounts/index.ts";
import { wholeName } from "./serializers.ts";

/**
 * Scripts that the font has, and that are written from left to right, letter by letter. What it lacks would be empty
 * boxes, and what runs the other way would stand in the wrong order.
 */
const written =
	/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Mn}\p{Nd}\p{P}\p{Zs}]+$/u;

/** Room to write a name by hand, as the signature is. */
const room = "_".repeat(30);

/** A name as it stands on paper; one that cannot be written there is told by the email, with room for it. */
export const nameOnPaper = (member: Pick<MemberRow, "first_name" | "last_name" | "email">): string => {
	const name = wholeName(member).normalize("NFC");
	return written.test(name) ? name : `${room} (${member.email})`;
};
