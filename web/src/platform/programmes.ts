import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { Programme } from "@warmline/contract/content/programmes";
import content from "../../../content/en/programmes.json" with { type: "json" };

/** What the organisation tells applicants: steps, times and papers. */
export const programmes: Record<ApplicantType, Programme> = content;
