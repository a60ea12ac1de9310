import { policeCheckNames } from "@warmline/contract/applications/police-check-names";
import { stepsWith } from "@warmline/contract/applications/record";
import type { RecruitmentNames } from "@warmline/contract/content/recruitment-names";
import { locale } from "@warmline/contract/i18n";
import names from "../../../content/en/recruitment.json" with { type: "json" };
import obligationsContent from "../../../content/obligations.json" with { type: "json" };
import content from "../../../content/recruitment.json" with { type: "json" };

/** What the organisation asks of an applicant. */
export const recruitment = content;

/** What a certified volunteer promises to give. */
export const obligations = obligationsContent;

/** The steps to the first chat alone, in the order in which they are shown. */
export const recruitmentSteps = stepsWith(content.references);

export const {
	police_check_levels: policeCheckLevels,
	countries,
	supervisor_tools: supervisorTools,
}: RecruitmentNames = names;

/** What a tool is called; one that is not asked about any more has its name in the system. */
export const toolName = (tool: string): string => supervisorTools.find((one) => one.tool === tool)?.name ?? tool;

/** `Level 2; Level 3 is also accepted` */
export const acceptedPoliceChecks = policeCheckNames(policeCheckLevels, locale);
