import { parseArgs } from "node:util";
import { email } from "@warmline/contract/accounts/email";
import { roleNames } from "@warmline/contract/accounts/roles";
import { firstName, lastName, newPassword } from "@warmline/contract/accounts/user";
import { username } from "@warmline/contract/accounts/username";
import { certifiedDay } from "@warmline/contract/applications/record";
import * as z from "zod/mini";
import { addMember, ensureUncommonPassword, type MemberRow } from "../accounts/index.ts";
import { beginRecord } from "../applications/index.ts";
import { configFromEnvironment } from "../config.ts";
import { systemClock } from "../platform/clock.ts";
import { type Db, openForCommand } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { createLog } from "../platform/log.ts";
import { readPassword } from "./read-password.ts";

const memberToAdd = z.object({
	email,
	username,
	first_name: firstName,
	last_name: lastName,
	role: z.enum(roleNames, `The role is one of ${roleNames.join(", ")}.`),
	password: newPassword,
	certified_since: z.optional(certifiedDay),
	earlier_hours: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(20_000))),
});

/** Since which day they take chats, and what they gave before: nothing is counted of who has none of it. */
const writeBackground = async (
	db: Db,
	added: MemberRow,
	{ certified_since, earlier_hours }: z.infer<typeof memberToAdd>,
) => {
	if (certified_since === undefined && earlier_hours === undefined) return;
	const unknown = { police_level: null, police_date: null, police_expires: null, languages: [] };
	const known = { certified_since: certified_since ?? null, earlier_hours: earlier_hours ?? null };
	await inTransaction(db, ({ tx }) =>
		beginRecord(tx, added, { ...unknown, ...known, by: null, at: systemClock.now(), agreement: undefined }),
	);
};

export const memberAdd = async (words: string[]) => {
	const text = { type: "string" } as const;
	const { values } = parseArgs({
		args: words,
		options: {
			...{ email: text, username: text, "first-name": text, "last-name": text, role: text },
			...{ password: text, "password-file": text, "certified-since": text, hours: text },
		},
	});
	const member = memberToAdd.safeParse({
		...values,
		first_name: values["first-name"],
		last_name: values["last-name"],
		certified_since: values["certified-since"],
		earlier_hours: values.hours,
		// Without options the command says what it needs, and asks for nothing.
		password:
			words.length > 0 ? await readPassword({ password: values.password, file: values["password-file"] }) : undefined,
	});
	if (!member.success) throw new Error(member.error.issues.map(({ message }) => message).join("\n"));
	ensureUncommonPassword({ demo: false }, member.data.password, member.data);
	const config = configFromEnvironment();
	const database = await openForCommand(config, createLog({ ...config, LOG_LEVEL: "warn" }));
	try {
		const added = await addMember({ database, clock: systemClock }, member.data);
		if (!added) throw new Error("A member with this email or username exists already.");
		await writeBackground(database.db, added, member.data);
		console.log(`Added ${added.username} (${added.role}), ${added.email}.`);
	} finally {
		await database.close();
	}
};
