import type { ApplicantType } from "@warmline/contract/accounts/user";
import content from "../../../content/programmes.json" with { type: "json" };

export type Programme = {
	readonly name: string;
	readonly page_title: string;
	readonly intro: string;
	readonly groups: readonly {
		readonly heading: string;
		/** Steps, one after the other, rather than a list. */
		readonly ordered?: boolean;
		readonly items: readonly string[];
	}[];
};

/** What the society tells applicants: steps, times and papers. */
export const programmes: Record<ApplicantType, Programme> = content;
