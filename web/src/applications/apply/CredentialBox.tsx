import type { Credential } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { type DragEvent, useId, useRef, useState } from "react";
import { fileSize } from "../../platform/http/file-size.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { acceptedFiles } from "./file-check.ts";
import type { CredentialState } from "./use-credential.ts";

type CredentialBoxProps = {
	readonly label: string;
	readonly optional?: boolean;
	/** The document that is there. */
	readonly kept: Credential | null;
	readonly credential: CredentialState;
	readonly error?: string | undefined;
};

/** One document: chosen or dropped here, sent at once; then opened, replaced or removed. */
export function CredentialBox({ label, optional = false, kept, credential, error }: CredentialBoxProps) {
	const id = useId();
	const { state, busy, send, cancel, open, remove } = credential;
	const [over, setOver] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const lines = state.phase === "failed" ? state.lines : error ? [error] : [];

	const take = (files: FileList | null) => {
		const file = files?.[0];
		if (file) void send(file);
		// The same file may be chosen again, once it is mended.
		if (input.current) input.current.value = "";
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		take(event.dataTransfer.files);
	};

	return (
		<div data-invalid={lines.length > 0 ? true : undefined}>
			<p className="font-semibold">
				{label}
				{optional && <span className="font-normal text-soft"> {t("(optional)")}</span>}
			</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is for everybody */}
			<div
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
				className={classNames(
					"mt-1.5 space-y-3 rounded-control border border-dashed p-4",
					over ? "border-pine bg-pine-wash" : lines.length > 0 ? "border-bad bg-surface" : "border-edge bg-surface",
				)}
			>
				{kept && (
					<p>
						<span className="font-medium break-all">{kept.name}</span>{" "}
						<span className="text-soft">({fileSize(kept.size)})</span>
					</p>
				)}
				{state.phase === "sending" ? (
					<Sending label={label} name={state.file.name} part={state.part} onCancel={cancel} />
				) : (
					<div className="flex flex-wrap items-center gap-3">
						<label
							className={buttonLook(
								"secondary",
								"relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine",
							)}
						>
							<input
								ref={input}
								type="file"
								accept={acceptedFiles.join(",")}
								onChange={(event) => take(event.target.files)}
								aria-label={
									kept
										? t("Replace: {document}", { document: label })
										: t("Choose a file: {document}", { document: label })
								}
								aria-describedby={lines.length > 0 ? `${id}-error` : undefined}
								className="sr-only"
							/>
							{kept ? t("Replace") : t("Choose a file")}
						</label>
						{!kept && <span className="text-soft max-md:hidden">{t("or drop it here")}</span>}
						{kept && (
							<>
								<Button
									variant="quiet"
									busy={busy === "opening"}
									aria-label={t("Open: {document}", { document: label })}
									onClick={() => void open(kept.url, kept.name)}
								>
									{t("Open")}
								</Button>
								<Button
									variant="quiet"
									busy={busy === "removing"}
									aria-label={t("Remove: {document}", { document: label })}
									onClick={() => void remove()}
								>
									{t("Remove")}
								</Button>
							</>
						)}
					</div>
				)}
			</div>
			{lines.length > 0 && (
				<div id={`${id}-error`} role="alert" className="mt-1.5 text-[0.9em] font-medium text-bad">
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
			)}
			{state.phase === "failed" && (
				<Again onRetry={state.again === null ? null : send} file={state.again} onDismiss={cancel} label={label} />
			)}
		</div>
	);
}

type SendingProps = {
	readonly label: string;
	readonly name: string;
	readonly part: number;
	readonly onCancel: () => void;
};

function Sending({ label, name, part, onCancel }: SendingProps) {
	const percent = Math.round(part * 100);
	return (
		<div className="flex flex-wrap items-center gap-3">
			<div className="min-w-40 flex-1">
				<p className="text-[0.9em] break-all text-soft">
					{percent < 100
						? t("Sending {file}: {percent}%", { file: name, percent })
						: t("{file} is uploaded and being checked.", { file: name })}
				</p>
				<div
					role="progressbar"
					aria-label={label}
					aria-valuenow={percent}
					aria-valuemin={0}
					aria-valuemax={100}
					className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunk"
				>
					<div className="h-full rounded-full bg-pine" style={{ width: `${percent}%` }} />
				</div>
			</div>
			<Button variant="quiet" aria-label={t("Cancel: {document}", { document: label })} onClick={onCancel}>
				{t("Cancel")}
			</Button>
		</div>
	);
}

type AgainProps = {
	readonly label: string;
	readonly file: File | null;
	readonly onRetry: ((file: File) => Promise<unknown>) | null;
	readonly onDismiss: () => void;
};

function Again({ label, file, onRetry, onDismiss }: AgainProps) {
	return (
		<div className="mt-1 flex flex-wrap gap-3">
			{file && onRetry && (
				<Button
					variant="quiet"
					aria-label={t("Try again: {document}", { document: label })}
					onClick={() => void onRetry(file)}
				>
					{t("Try again")}
				</Button>
			)}
			<Button variant="quiet" aria-label={t("Dismiss: {document}", { document: label })} onClick={onDismiss}>
				{t("Dismiss")}
			</Button>
		</div>
	);
}
