import { parseArgs } from "node:util";
import { email } from "@warmline/contract/accounts/email";
import { roleNames } from "@warmline/contract/accounts/roles";
import { firstName, lastName, newPassword } from "@warmline/contract/accounts/user";
import { username } from "@warmline/contract/accounts/username";
import * as z from "zod/mini";
import { addMember, ensureUncommonPassword } from "../accounts/index.ts";
import { configFromEnvironment } from "../config.ts";
import { systemClock } from "../platform/clock.ts";
import { openForCommand } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { readPassword } from "./read-password.ts";

const memberToAdd = z.object({
	email,
	username,
	first_name: firstName,
	last_name: lastName,
	role: z.enum(roleNames, `The role is one of ${roleNames.join(", ")}.`),
	password: newPassword,
});

export const memberAdd = async (words: string[]) => {
	const text = { type: "string" } as const;
	const { values } = parseArgs({
		args: words,
		options: {
			...{ email: text, username: text, "first-name": text, "last-name": text, role: text },
			...{ password: text, "password-file": text },
		},
	});
	const member = memberToAdd.safeParse({
		...values,
		first_name: values["first-name"],
		last_name: values["last-name"],
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
		console.log(`Added ${added.username} (${added.role}), ${added.email}.`);
	} finally {
		await database.close();
	}
};
