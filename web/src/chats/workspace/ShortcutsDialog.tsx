import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { setQuestionMark, shortcuts, useQuestionMarkOn } from "./shortcuts.ts";

type ShortcutsDialogProps = { readonly open: boolean; readonly onClose: () => void };

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
	const questionMark = useQuestionMarkOn();
	return (
		<Dialog open={open} onClose={onClose} title={t("Keyboard shortcuts")}>
			<dl className="divide-y divide-line">
				{shortcuts.map(({ act, keys, text }) => (
					<div key={act} className="flex items-center justify-between gap-4 py-2.5">
						<dt>{text}</dt>
						<dd className="flex shrink-0 gap-1">
							{keys.map((key) => (
								<kbd
									key={key}
									className="min-w-8 rounded-control border border-edge bg-sunk px-2 py-0.5 text-center font-sans text-sm font-semibold"
								>
									{key}
								</kbd>
							))}
						</dd>
					</div>
				))}
			</dl>
			<Checkbox
				className="mt-3"
				label={
					<>
						{t("Use the ? key")}
						<span className="block text-sm text-soft">
							{t("Opens this list when you’re not typing. The other shortcuts stay on.")}
						</span>
					</>
				}
				checked={questionMark}
				onChange={(event) => setQuestionMark(event.target.checked)}
			/>
			<div className="mt-4 flex justify-end">
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
			</div>
		</Dialog>
	);
}
