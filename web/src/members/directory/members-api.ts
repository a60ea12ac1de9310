import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Role, roleNames } from "@warmline/contract/accounts/roles";
import { auditLog } from "@warmline/contract/audit/calls";
import {
	activateMember,
	changeMemberRole,
	deactivateMember,
	eraseMember,
	type KeptMember,
	listMembers,
	readMember,
} from "@warmline/contract/members/calls";
import { correctMemberEmail } from "@warmline/contract/members/email-calls";
import { resetSecondStep } from "@warmline/contract/members/security-calls";
import * as z from "zod/mini";
import { request } from "../../platform/http/api.ts";
import { memberKeys } from "../../platform/http/query-keys.ts";

/** What the list is narrowed to, as it stands in the address; what is none narrows nothing. */
export type MemberFilter = { readonly query: string; readonly role: string; readonly active: string };

const role = z.enum(roleNames);
const active = z.enum(["true", "false"]);
const given = (text: string) => (text === "" ? undefined : text);

export const membersQuery = (filter: MemberFilter) =>
	infiniteQueryOptions({
		queryKey: memberKeys.list(filter),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listMembers, {
				query: {
					cursor: given(pageParam),
					query: given(filter.query),
					role: role.safeParse(filter.role).data,
					active: active.safeParse(filter.active).data,
				},
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

export const memberQuery = (member_id: string) =>
	queryOptions({
		queryKey: memberKeys.one(member_id),
		queryFn: async () => (await request(readMember, { params: { member_id } })).result,
		staleTime: 0,
	});

/** From which legal name to which, the newest first, as the audit log has it. */
export const nameChangesQuery = (member: string) =>
	queryOptions({
		queryKey: memberKeys.nameChanges(member),
		queryFn: async () => {
			const { results } = await request(auditLog, { query: { member, act: "change_name" } });
			return results.flatMap(({ id, at, act, params, ...entry }) =>
				act === "change_name" && params && "before" in params ? [{ id, at, by: entry.member.name, ...params }] : [],
			);
		},
		staleTime: 0,
	});

/** What a director does to somebody's account, and the words that go with it. */
export type MemberAct =
	| { readonly act: "role"; readonly role: Role; readonly certified_since: string | null; readonly reason: string }
	| { readonly act: "deactivate"; readonly reason: string }
	| { readonly act: "activate" }
	| { readonly act: "second_step"; readonly reason: string }
	| { readonly act: "email"; readonly email: string; readonly reason: string };

export const doMemberAct = async (member_id: string, asked: MemberAct): Promise<KeptMember> => {
	const params = { member_id };
	switch (asked.act) {
		case "role": {
			const { role, certified_since } = asked;
			const body = { role, certified_since, reason: given(asked.reason) };
			return (await request(changeMemberRole, { params, body })).result;
		}
		case "deactivate":
			return (await request(deactivateMember, { params, body: { reason: given(asked.reason) } })).result;
		case "activate":
			return (await request(activateMember, { params })).result;
		case "email": {
			const body = { email: asked.email, reason: asked.reason };
			return (await request(correctMemberEmail, { params, body })).result;
		}
		case "second_step":
			return (await request(resetSecondStep, { params, body: { reason: given(asked.reason) } })).result;
	}
};

export const eraseForGood = (member_id: string, username: string) =>
	request(eraseMember, { params: { member_id }, body: { username } });
