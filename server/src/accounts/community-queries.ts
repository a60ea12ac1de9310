import { communityRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import { type SQL, sql } from "drizzle-orm";
import { members } from "./tables.ts";

const meeting = sql.param([...communityRoles]);
const supervising = sql.param([...supervisingRoles]);

/** Of `members`: who has a part in the community now. `isActiveMember` beside the roles says the same of a row. */
export const isMet = (): SQL =>
	sql`(${members.is_active} AND ${members.is_verified} AND ${members.role} = ANY(${meeting}::text[]))`;

/** Of `members`: who looks after the others now. */
export const isLookingAfter = (): SQL =>
	sql`(${members.is_active} AND ${members.is_verified} AND ${members.role} = ANY(${supervising}::text[]))`;
