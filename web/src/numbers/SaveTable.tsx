import { t } from "@warmline/contract/i18n";
import type { NumberTable } from "@warmline/contract/numbers/span";
import type { ReactNode } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { saveTable } from "./api.ts";
import type { Span } from "./span-choice.ts";

type SaveTableProps = {
	readonly span: Span;
	readonly file: NumberTable;
	/** The id of what says which figures they are. */
	readonly of: string;
	/** Another button before it. */
	readonly children?: ReactNode;
};

/** The figures, to be taken into a spreadsheet. */
export function SaveTable({ span, file, of, children }: SaveTableProps) {
	const save = useApiMutation(() => saveTable(span, file));
	return (
		<>
			<div className="-ml-4 mt-3 flex flex-wrap print:hidden">
				{children}
				<Button variant="quiet" busy={save.isPending} aria-describedby={of} onClick={() => save.mutate()}>
					{t("Download CSV")}
				</Button>
			</div>
			{save.error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(save.error, t("Couldn’t download the file. Please try again."))}
				</Banner>
			)}
		</>
	);
}
