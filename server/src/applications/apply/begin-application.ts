import { isAgent } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { mayApply } from "../policy.ts";
import { type ApplicationRow, insertApplication, insertEvent, latestApplication } from "../queries.ts";
import { mayReapply, reapplyFrom } from "./reapply-from.ts";

const notAnApplicant = (message: string) => conflict("not_an_applicant", message);
const otherKind = () => notAnApplicant(t("You registered for a different kind of application."));

/** The one that is not declined, if it is one of these. */
const present = (latest: ApplicationRow | undefined, kinds: readonly ApplicantType[]) => {
	if (!latest || latest.status === "declined") return undefined;
	if (!kinds.includes(latest.kind)) throw otherKind();
	return latest.id;
};

const begin = async (tx: Db, member: MemberRow, kind: ApplicantType, language: Language, now: Date) => {
	const times = { begun_at: now, updated_at: now, since: now };
	const begun = await insertApplication(tx, { id: v7(), member_id: member.id, kind, language, ...times });
	if (begun) await insertEvent(tx, { id: v7(), application_id: begun.id, at: now, act: "begun", by: member.id });
	return begun;
};

/** The id of the application that a member has from then on. Who has begun one gets that. */
export const beginApplication = async (
	{ database: { db }, clock }: Platform,
	member: MemberRow,
	kinds: readonly [ApplicantType, ...ApplicantType[]],
	language: Language,
): Promise<string> => {
	if (isAgent(member.role)) throw notAnApplicant(t("You are already on the team."));
	const latest = await latestApplication(db, member.id);
	const known = present(latest, kinds);
	if (known) return known;
	if (!mayApply(member)) throw notAnApplicant(t("You are already on the team."));
	// Who was added by hand registered for nothing in particular.
	const kind = member.applicant_type ?? kinds[0];
	if (!kinds.includes(kind)) throw otherKind();
	const now = clock.now();
	if (latest?.decided_at && !mayReapply(latest.decided_at, now))
		throw conflict("too_early", t("You can apply again from {day}.", { day: reapplyFrom(latest.decided_at) }));
	const begun = await inTransaction(db, ({ tx }) => begin(tx, member, kind, language, now));
	// Begun twice at once: the other one was first.
	const id = begun?.id ?? present(await latestApplication(db, member.id), kinds);
	if (!id) throw otherKind();
	return id;
};
