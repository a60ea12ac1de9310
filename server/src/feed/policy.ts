import { moderates } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../accounts/index.ts";

type Person = Pick<MemberRow, "id" | "role">;
type Written = { readonly author_id: string };

export const mayEditPost = ({ id }: Pick<Person, "id">, post: Written): boolean => post.author_id === id;

export const mayDeletePost = (member: Person, post: Written): boolean =>
	post.author_id === member.id || moderates(member);

export const mayPin = (member: Pick<Person, "role">): boolean => moderates(member);

export const mayEditComment = ({ id }: Pick<Person, "id">, comment: Written): boolean => comment.author_id === id;

/** The author of a post looks after what stands under it. */
export const mayDeleteComment = (member: Person, comment: Written, post: Written): boolean =>
	comment.author_id === member.id || post.author_id === member.id || moderates(member);
