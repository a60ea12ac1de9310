import type { Language } from "@warmline/contract/content/words";
import type { ContentProblem } from "@warmline/contract/publishing/calls";

export type FileFieldsProps = {
	/** Null for what is the same in every language. */
	readonly language: Language | null;
	readonly text: string;
	/** Those of this file. */
	readonly problems: readonly ContentProblem[];
	readonly onChange: (text: string) => void;
};
