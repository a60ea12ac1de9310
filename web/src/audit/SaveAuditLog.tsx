import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { type AuditFilter, saveAuditLog } from "./api.ts";

type SaveAuditLogProps = { readonly filter: AuditFilter };

/** What the filter shows, also what is not on the page yet, to be taken into a spreadsheet. */
export function SaveAuditLog({ filter }: SaveAuditLogProps) {
	const save = useApiMutation(() => saveAuditLog(filter));
	return (
		<div className="mt-4">
			<Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
				{t("Download CSV")}
			</Button>
			{save.error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(save.error, t("Couldn’t download the file. Please try again."))}
				</Banner>
			)}
		</div>
	);
}
