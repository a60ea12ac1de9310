import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import Download from "lucide-react/icons/download";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { MenuItem } from "../../ui/overlay/Menu.tsx";
import { saveDataOf } from "../save-data.ts";

/** A copy of what is kept of oneself. The menu stays open until it comes, or says why it does not. */
export function OwnDataItem({ user }: { readonly user: User }) {
	const { mutate, isPending, error } = useApiMutation(() => saveDataOf(user));
	return (
		<>
			<MenuItem stays disabled={isPending} onSelect={() => mutate()}>
				<Download aria-hidden="true" className="size-5" />
				{isPending ? t("Loading...") : t("My data")}
			</MenuItem>
			{error && (
				<p role="alert" className="max-w-60 px-3 py-1 text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t download the data. Please try again."))}
				</p>
			)}
		</>
	);
}
