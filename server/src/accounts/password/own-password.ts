import { t } from "@warmline/contract/i18n";
import { invalid } from "../../platform/errors.ts";
import type { Counting } from "../../platform/rate-limit/limits.ts";
import { countOwnPassword, forgetWrongPasswords } from "../login-limits.ts";
import type { MemberRow } from "../queries.ts";
import { passwordMatches } from "./passwords.ts";

/** `field` is the one of the form that asked. */
export const wrongPassword = (field = "password") => {
	const message = t("This is not your password.");
	return invalid("wrong_password", message, { [field]: message });
};

/** Asked again before what a stranger at an open page must not do. */
export const ensureOwnPassword = async (
	counting: Counting,
	member: MemberRow,
	password: string,
	field?: string,
): Promise<void> => {
	await countOwnPassword(counting, member.id);
	if (!(await passwordMatches(password, member.password_hash, { memberId: member.id }))) throw wrongPassword(field);
	await forgetWrongPasswords(counting, member.id);
};
