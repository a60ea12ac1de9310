import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";

type FollowUpProps = {
	readonly heading: ReactNode;
	/** For the name of the button. */
	readonly about: string;
	readonly when: string;
	readonly done: boolean;
	readonly canUndo: boolean;
	readonly onDone: () => void;
	readonly onUndo: () => void;
	readonly children: ReactNode;
};

/** One thing to do. When it is done it stays in its place for a moment, so that it can be taken back. */
export function FollowUp(props: FollowUpProps) {
	return (
		<li className="rounded-card border border-line bg-surface p-4 shadow-card">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="min-w-0 text-lg wrap-anywhere">{props.heading}</h3>
				<p className="text-sm text-soft">{props.when}</p>
			</div>
			<div className="mt-2">{props.children}</div>
			{props.done ? (
				<p role="status" className="mt-3 flex min-h-11 flex-wrap items-center gap-3 font-medium text-good">
					{t("Done. Thank you.")}
					{props.canUndo && (
						<Button variant="quiet" aria-label={t("Undo: {what}", { what: props.about })} onClick={props.onUndo}>
							{t("Undo")}
						</Button>
					)}
				</p>
			) : (
				<Button
					variant="secondary"
					className="mt-3"
					aria-label={t("Done: {what}", { what: props.about })}
					onClick={props.onDone}
				>
					{t("Done")}
				</Button>
			)}
		</li>
	);
}
