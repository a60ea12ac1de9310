import { policeCheckNames } from "@warmline/contract/applications/police-check-names";
import type { RecordChange } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { content } from "../../platform/content/content.ts";
import { currentLanguage } from "../../platform/language.ts";

const levelsNow = () => content().recruitmentNames[currentLanguage()].police_check_levels;

/** `Level 2; Level 3 is also accepted`, in the language that is spoken. */
export const acceptedPoliceChecks = (): string => policeCheckNames(levelsNow(), `${currentLanguage()}-CA`);

/** `Level 2 or Level 3` */
const allPoliceChecks = (): string =>
	new Intl.ListFormat(`${currentLanguage()}-CA`, { type: "disjunction" }).format(levelsNow().map(({ name }) => name));

export const policeCheckRefused = (): string =>
	t("We accept these police checks: {levels}.", { levels: allPoliceChecks() });

/** Why a check cannot be recorded; undefined when its level is accepted. */
export const policeCheckProblem = (check: RecordChange["police_check"]): string | undefined => {
	const { police_check_levels } = content().recruitmentNames.en;
	return !check || police_check_levels.some(({ level }) => level === check.level) ? undefined : policeCheckRefused();
};
