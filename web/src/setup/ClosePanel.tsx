import { t, tn } from "@warmline/contract/i18n";
import type { Setup } from "@warmline/contract/setup/calls";
import { type Ref, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { Ago } from "../ui/text/Ago.tsx";
import { useCloseToVisitors } from "./api.ts";

type ClosePanelProps = {
	readonly opened: NonNullable<Setup["opened"]>;
	/** For the focus, where it was opened on this page. */
	readonly banner: Ref<HTMLDivElement>;
	/** Steps without which it cannot be opened again. */
	readonly missing: number;
};

/** Since when visitors can come, and the way to close again. */
export function ClosePanel({ opened, banner, missing }: ClosePanelProps) {
	const [asked, setAsked] = useState(false);
	const close = useCloseToVisitors();
	return (
		<section aria-labelledby="opened">
			<h2 id="opened" className="sr-only">
				{t("Opening to visitors")}
			</h2>
			<Banner ref={banner} tone="success" className="outline-none">
				{opened.by ? (
					<>
						{t("Opened to visitors by {name}", { name: opened.by.name })} · <Ago at={opened.at} />
					</>
				) : (
					t("Visitors can come: everyone sees your public pages.")
				)}
			</Banner>
			<Button variant="secondary" className="mt-3" onClick={() => setAsked(true)}>
				{t("Close to visitors")}
			</Button>
			<ConfirmDialog
				open={asked}
				title={t("Close to visitors?")}
				confirm={t("Close now")}
				danger
				busy={close.isPending}
				failure={close.error ? errorMessage(close.error, t("Couldn’t close. Please try again.")) : undefined}
				onConfirm={() => close.mutate()}
				onCancel={() => setAsked(false)}
			>
				<p>
					{t(
						"No new chats can start, and your public pages say that you’re not open. Open chats continue. To stop new chats for a short time, pause them in the chat settings instead.",
					)}
				</p>
				{missing > 0 && (
					<p className="mt-2">
						{tn(missing, {
							one: "Before you can open again, 1 step of the list has to be done.",
							other: "Before you can open again, {count} steps of the list have to be done.",
						})}
					</p>
				)}
			</ConfirmDialog>
		</section>
	);
}
