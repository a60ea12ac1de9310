import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { useSession } from "../platform/session.ts";
import { Button } from "../ui/Button.tsx";
import { saveDataOf } from "./save-data.ts";

/** A copy of what is kept of oneself, on a page; `OwnDataItem` is the same in a menu. */
export function OwnDataButton() {
	const session = useSession();
	const { mutate, isPending, error } = useApiMutation(async () => session && (await saveDataOf(session.user)));
	return (
		<>
			<Button variant="secondary" busy={isPending} busyText={t("Loading...")} onClick={() => mutate()}>
				{t("Download my data")}
			</Button>
			{error && (
				<p role="alert" className="mt-2 text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t download the data. Please try again."))}
				</p>
			)}
		</>
	);
}
