import { me } from "@warmline/contract/accounts/calls";
import type { Role } from "@warmline/contract/accounts/roles";
import type pg from "pg";
import { newToken, tokenHash } from "../src/platform/tokens.ts";
import { Browser } from "./browser.ts";
import { MemberPerson } from "./person.ts";

let made = 0;

/** So many members with a session each, put into the tables: hashing fifty passwords takes longer than most tests. */
export const signedIn = async (
	{ pool, address }: { pool: pg.Pool; address: string },
	count: number,
	role: Role,
): Promise<MemberPerson[]> =>
	Promise.all(
		Array.from({ length: count }, async () => {
			const name = `many${++made}`;
			const token = newToken();
			const { rows } = await pool.query<{ id: string }>(
				`INSERT INTO members (id, username, email, first_name, last_name, password_hash, role, is_verified, joined_at)
				VALUES (gen_random_uuid(), $1, $1 || '@many.example', $1, 'Newman', 'none', $2, true, now()) RETURNING id`,
				[name, role],
			);
			await pool.query(
				"INSERT INTO sessions (token_hash, member_id, created_at, used_at) VALUES ($1, $2, now(), now())",
				[tokenHash(token), rows[0]?.id],
			);
			const browser = new Browser(address);
			browser.token = token;
			const { result } = me.answer.parse((await browser.calls(me)).body);
			return new MemberPerson(address, result, token);
		}),
	);
