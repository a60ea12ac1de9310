import type { NotificationKind } from "@warmline/contract/notifications/kinds";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** With a visitor: it is listed, and nothing more. */
export type IsBusy = (memberId: string, kind: NotificationKind) => boolean | Promise<boolean>;

/** A notice of a query. */
export type NoticeColumns = Readonly<Record<"kind" | "member_id" | "actor_id" | "post_id" | "comment_id", AnyPgColumn>>;

/** Whether its member may know of it now: a block may have come since, and a post may have been hidden. */
export type IsShown = (notice: NoticeColumns) => SQL;

/** What the notifications are given, because they must not know who does it. */
export type NotificationPorts = { readonly isBusy: IsBusy; readonly isShown: IsShown };
