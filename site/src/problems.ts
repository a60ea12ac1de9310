import { t } from "@warmline/contract/i18n";

/** Something in a content file that cannot be used. */
export type Problem = {
	readonly file: string;
	readonly line: number;
	/** Where in JSON, or in the head of a page, it is: `["sections", 0, "heading"]`. */
	readonly field?: readonly (string | number)[];
	readonly says: string;
	/** The same where it stands at its field, which need not be named. */
	readonly atField?: string;
};

const sentenceOf = ({ file, line, says }: Problem) => t("{file}, line {line}: {says}", { file, line, says });

/** What is wrong with the content, a sentence each, for somebody who is no programmer. */
export class ContentProblems extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super([t("The content cannot be used as it is:"), ...problems.map(sentenceOf)].join("\n  "));
		this.problems = problems;
	}
}
