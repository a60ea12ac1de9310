import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { debriefTold } from "./debrief-text.ts";
import { ownDebriefsQuery } from "./debriefs-api.ts";

type DebriefAskedProps = {
	/** Null for whoever takes no chats right now. */
	readonly onBreak: (() => void) | null;
	readonly onClose: () => void;
};

/** Somebody has said that a chat was heavy: what happens next. */
export function DebriefAsked({ onBreak, onClose }: DebriefAskedProps) {
	const session = useSession();
	const { data, isPending } = useQuery(ownDebriefsQuery);
	return (
		<Dialog open onClose={onClose} title={t("Thank you for telling us")}>
			<p role="status">{isPending ? "" : debriefTold(data?.supervisors_on_duty)}</p>
			<p className="mt-2 text-soft">
				{t(
					"Under Debriefs you can see who will talk with you, and you can write to each other. Take the time you need before the next chat.",
				)}
			</p>
			<div className="mt-5 flex flex-wrap items-center justify-end gap-3">
				<LinkButton to={`/${session?.user_id}/debriefs`} variant="quiet" onClick={onClose}>
					{t("Go to Debriefs")}
				</LinkButton>
				{onBreak && (
					<Button
						variant="secondary"
						onClick={() => {
							onBreak();
							onClose();
						}}
					>
						{t("Take a break")}
					</Button>
				)}
				<Button autoFocus onClick={onClose}>
					{t("OK")}
				</Button>
			</div>
		</Dialog>
	);
}
