import { t } from "@warmline/contract/i18n";
import { society } from "../../platform/society.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { nextOpening } from "./next-opening.ts";

/** No chat may come from this connection for a while: until when, and what somebody can do who is kept away by it. */
export function BlockedText({ until }: { readonly until: string }) {
	return (
		<>
			<p>
				{t("Chats from this internet connection are paused. You can try again {when} (your time).", {
					when: nextOpening(until),
				})}
			</p>
			<p className="mt-2">
				<Trans
					text="Several people may share a connection, so this may have nothing to do with you. If you think it’s a mistake, please write to <mail>{email}</mail>."
					values={{ email: society.contact_email }}
					parts={{
						mail: (words) => (
							<a href={`mailto:${society.contact_email}`} className="font-semibold underline">
								{words}
							</a>
						),
					}}
				/>
			</p>
		</>
	);
}
