import type { ReactNode } from "react";
import type { ReportDialog } from "../MemberMenu.tsx";

/** What other features put into a profile. */
export type ProfileSlots = {
	/** The posts of a member; what the list is called, and what is said while there is nothing in it. */
	readonly stream: (memberId: string, words: { readonly label: string; readonly empty: string }) => ReactNode;
	readonly report?: ReportDialog;
	/** With what a moderator lets a suspended member write again. */
	readonly lift?: (member: { readonly id: string; readonly name: string }) => ReactNode;
	/** One's own notifications. */
	readonly notifications?: ReactNode;
};
