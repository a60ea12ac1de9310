import { t } from "@warmline/contract/i18n";
import { Button } from "../ui/Button.tsx";
import type { MediaUpload } from "./use-upload.ts";

type UploadStateProps = { readonly upload: MediaUpload };

/** How far an upload is, or why it failed. */
export function UploadState({ upload }: UploadStateProps) {
	const { state } = upload;
	return (
		<>
			<p role="status" className="sr-only">
				{state.phase === "sending" && wordsOf(state.name, state.part === null ? null : state.part < 1 ? 0 : 1)}
			</p>
			<ShownState upload={upload} />
		</>
	);
}

/** What is said while it goes on: read out when it begins and when it has arrived, not at each percent. */
const wordsOf = (name: string, part: number | null): string => {
	if (part === null) return t("Fetching {name}...", { name });
	const percent = Math.round(part * 100);
	return percent < 100
		? t("Sending {name}: {percent}%", { name, percent })
		: t("{name} is uploaded and being checked.", { name });
};

function ShownState({ upload }: UploadStateProps) {
	const { state, cancel } = upload;
	if (state.phase === "idle") return null;
	if (state.phase === "failed") {
		return (
			<div
				role="alert"
				className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-bad-wash px-4 py-2.5 text-bad"
			>
				<p className="min-w-40 flex-1 font-medium">{state.sentence}</p>
				{state.again && (
					<Button variant="quiet" className="text-bad" onClick={state.again}>
						{t("Try again")}
					</Button>
				)}
				<Button variant="quiet" className="text-bad" onClick={cancel}>
					{t("Dismiss")}
				</Button>
			</div>
		);
	}
	const { name, part } = state;
	const percent = Math.round((part ?? 1) * 100);
	return (
		<div className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-sunk px-4 py-2.5">
			<div className="min-w-40 flex-1">
				<p className="text-sm wrap-anywhere text-soft">{wordsOf(name, part)}</p>
				<div
					role="progressbar"
					aria-label={t("Upload")}
					aria-valuenow={part === null ? undefined : percent}
					aria-valuemin={0}
					aria-valuemax={100}
					className="mt-1.5 h-2 overflow-hidden rounded-full bg-surface"
				>
					<div
						className={part === null ? "h-full animate-pulse bg-pine" : "h-full rounded-full bg-pine"}
						style={{ width: `${percent}%` }}
					/>
				</div>
			</div>
			<Button variant="quiet" onClick={cancel}>
				{t("Cancel")}
			</Button>
		</div>
	);
}
