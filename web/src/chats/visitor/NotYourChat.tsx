import { t } from "@warmline/contract/i18n";
import { society } from "../../platform/society.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { QuickExit } from "../../ui/navigation/QuickExit.tsx";
import { CrisisLine } from "../CrisisLine.tsx";

/** A chat that does not exist and one that is somebody else's look the same. */
export function NotYourChat() {
	return (
		<main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 px-5 py-10">
			<QuickExit className="mb-auto self-end" />
			<h1 className="text-2xl">{t("This chat cannot be opened here")}</h1>
			<p className="text-soft">
				{t(
					"For your privacy, a chat opens only in the browser where it was started, and only for a while. You’re welcome to start a new one with {society}.",
					{ society: society.name },
				)}
			</p>
			<div className="flex flex-wrap gap-3">
				<LinkButton to="/chat-form">{t("Start a new chat")}</LinkButton>
				<LinkButton to="/" variant="secondary">
					{t("Home page")}
				</LinkButton>
			</div>
			<CrisisLine className="mb-auto" />
		</main>
	);
}
