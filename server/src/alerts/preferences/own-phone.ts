import { randomInt } from "node:crypto";
import type { AlertPreferences } from "@warmline/contract/alerts/calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { societyName } from "../../platform/society.ts";
import type { AlertContext } from "../alert-context.ts";
import { smsNotSent, smsOff, wrongCode } from "../errors.ts";
import { readOwnPreferences } from "./own-preferences.ts";
import { putPreferences, setPhoneConfirmed, tryCode } from "./preference-queries.ts";

const codeMinutes = 10;
/** Of a million codes five can be tried before another one has to be sent. */
const mostTries = 5;
/** Text messages cost money, and may go to somebody who does not know the member. */
const mostCodes = { limit: 5, windowSeconds: 3600 };
const day = 24 * 3600;
const mostCodesADay = { limit: 10, windowSeconds: day };
/** Whoever has several accounts rings at somebody else's phone no more often than that. */
const mostCodesToNumber = { limit: 3, windowSeconds: day };

/** Six digits are few enough to try them all, so a hash without the server's key would hide nothing. */
const markOf = ({ sealer }: AlertContext, memberId: string, code: string): Buffer =>
	sealer.mark("alert phone code", `${memberId}\n${code}`);

/** The number is stored before the code goes out, and is used for nothing else until it is confirmed. */
export const setPhone = async (context: AlertContext, member: MemberRow, phone: string): Promise<AlertPreferences> => {
	const { sms, clock, database, log } = context;
	if (sms === null) throw smsOff();
	await limitTo(context, ["alert phone", member.id], mostCodes);
	await limitTo(context, ["alert phone of the day", member.id], mostCodesADay);
	await limitTo(context, ["alert phone number", phone], mostCodesToNumber);
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	await putPreferences(database.db, member.id, {
		phone,
		phone_confirmed_at: null,
		code_hash: markOf(context, member.id, code),
		code_until: minutesAfter(clock.now(), codeMinutes),
		code_tries: 0,
	});
	const text = t("{code} is your code for {society}. It’s valid for {minutes} minutes.", {
		code,
		society: societyName(),
		minutes: codeMinutes,
	});
	const { outcome, status } = await sms.send(phone, text);
	if (outcome !== "taken") {
		log.warn({ status }, "a code was not sent");
		throw smsNotSent();
	}
	return readOwnPreferences(context, member);
};

export const confirmPhone = async (
	context: AlertContext,
	member: MemberRow,
	code: string,
): Promise<AlertPreferences> => {
	const { database, clock } = context;
	const mark = markOf(context, member.id, code);
	const row = await tryCode(database.db, member.id, clock.now(), mostTries);
	if (!row?.code_hash?.equals(mark)) throw wrongCode();
	if (!(await setPhoneConfirmed(database.db, member.id, mark, clock.now()))) throw wrongCode();
	return readOwnPreferences(context, member);
};

export const removePhone = async (context: AlertContext, member: MemberRow): Promise<AlertPreferences> => {
	const nothing = { phone: null, phone_confirmed_at: null, code_hash: null, code_until: null };
	await putPreferences(context.database.db, member.id, nothing);
	return readOwnPreferences(context, member);
};
