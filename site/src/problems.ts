/** Something in a content file that cannot be used. */
export type Problem = { readonly file: string; readonly line: number; readonly says: string };

const sentenceOf = ({ file, line, says }: Problem) => `${file}, line ${line}: ${says}`;

/** What is wrong with the content, a sentence each, for somebody who is no programmer. */
export class ContentProblems extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(["The content cannot be used as it is:", ...problems.map(sentenceOf)].join("\n  "));
		this.problems = problems;
	}
}
