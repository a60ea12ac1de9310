import { t } from "@warmline/contract/i18n";
import type { Profile, SilenceKind } from "@warmline/contract/profiles/calls";
import Ban from "lucide-react/icons/ban";
import Ellipsis from "lucide-react/icons/ellipsis";
import Flag from "lucide-react/icons/flag";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { type ComponentType, useState } from "react";
import { buttonLook } from "../ui/button-look.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { Menu, MenuItem } from "../ui/overlay/Menu.tsx";

/** The dialog in which a member is reported. */
export type ReportDialog = ComponentType<{
	readonly member: { readonly id: string; readonly name: string };
	readonly open: boolean;
	readonly onClose: () => void;
}>;

type MemberMenuProps = {
	readonly profile: Profile;
	readonly report?: ReportDialog | undefined;
	readonly busy: boolean;
	readonly onSilence: (kind: SilenceKind | null) => void;
};

/** What one can do about another member besides following. */
export function MemberMenu({ profile, report: Report, busy, onSilence }: MemberMenuProps) {
	const [asks, setAsks] = useState<"block" | "report" | null>(null);
	const { id, name, silenced } = profile;
	const close = () => setAsks(null);
	return (
		<>
			<Menu
				label={t("More options for {name}", { name })}
				buttonClassName={buttonLook("secondary", "px-3")}
				button={<Ellipsis aria-hidden="true" className="size-5" />}
			>
				<MenuItem disabled={busy} onSelect={() => onSilence(silenced === "mute" ? null : "mute")}>
					{silenced === "mute" ? (
						<Volume2 aria-hidden="true" className="size-5" />
					) : (
						<VolumeX aria-hidden="true" className="size-5" />
					)}
					{silenced === "mute" ? t("Unmute") : t("Mute")}
				</MenuItem>
				<MenuItem disabled={busy} onSelect={() => setAsks("block")}>
					<Ban aria-hidden="true" className="size-5" />
					{t("Block")}
				</MenuItem>
				{Report && (
					<MenuItem onSelect={() => setAsks("report")}>
						<Flag aria-hidden="true" className="size-5" />
						{t("Report")}
					</MenuItem>
				)}
			</Menu>
			<ConfirmDialog
				open={asks === "block"}
				title={t("Block {name}?", { name })}
				confirm={t("Block")}
				danger
				onCancel={close}
				onConfirm={() => {
					close();
					onSilence("block");
				}}
			>
				{t(
					"You no longer see each other’s profile, posts and comments, and no longer follow each other. {name} isn’t notified. You can undo this in your preferences.",
					{ name },
				)}
			</ConfirmDialog>
			{Report && <Report member={{ id, name }} open={asks === "report"} onClose={close} />}
		</>
	);
}
