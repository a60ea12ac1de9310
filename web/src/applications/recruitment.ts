import { stepsWith } from "@warmline/contract/applications/record";
import content from "../../../content/recruitment.json" with { type: "json" };

/** What the society asks of an applicant. */
export const recruitment = content;

/** The steps to the first chat alone, in the order in which they are shown. */
export const recruitmentSteps = stepsWith(content.references);
