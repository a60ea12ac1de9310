import type { SupervisorApplication } from "@warmline/contract/applications/calls";
import type { CredentialField } from "@warmline/contract/applications/supervisor-application";
import { removeCredential, saveSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { t } from "@warmline/contract/i18n";
import { useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { saveFile } from "../../platform/http/save-file.ts";
import { upload } from "../../platform/http/upload.ts";
import { useSession } from "../../platform/session.ts";
import type { Draft } from "../drafts/draft.ts";
import { fileProblem } from "./file-check.ts";

export type Upload =
	| { readonly phase: "idle" }
	| { readonly phase: "sending"; readonly file: File; readonly part: number }
	/** `again`: the same file may go through when it is sent once more. */
	| { readonly phase: "failed"; readonly lines: readonly string[]; readonly again: File | null };

const idle: Upload = { phase: "idle" };

/** One document of an application: sent at once when it is chosen. */
export const useCredential = (draft: Draft<SupervisorApplication>, field: CredentialField) => {
	const user_id = useSession()?.user_id ?? "";
	const [state, setState] = useState<Upload>(idle);
	const [busy, setBusy] = useState<"opening" | "removing" | null>(null);
	const stop = useRef<AbortController | null>(null);
	const failed = (lines: readonly string[], again: File | null = null) => setState({ phase: "failed", lines, again });

	const send = async (file: File) => {
		const problem = fileProblem(file);
		if (problem) return failed([problem]);
		stop.current?.abort();
		const own = new AbortController();
		stop.current = own;
		const tell = (next: Upload) => own === stop.current && !own.signal.aborted && setState(next);
		tell({ phase: "sending", file, part: 0 });
		const form = new FormData();
		form.set(field, file, file.name);
		try {
			const onProgress = (part: number) => tell({ phase: "sending", file, part });
			const watch = { params: { user_id }, onProgress, signal: own.signal };
			const { result } = await upload(saveSupervisorApplication, watch, form);
			draft.hear(result);
			tell(idle);
		} catch (failure) {
			const why = errorMessage(failure, t("Failed to update shift supervisor application."));
			tell({ phase: "failed", lines: [t("There was a problem uploading your documents."), why], again: file });
		}
	};

	const doing = async (what: "opening" | "removing", act: () => Promise<unknown>) => {
		setBusy(what);
		try {
			await act();
			setState(idle);
		} catch (failure) {
			failed([
				errorMessage(failure, what === "opening" ? t("Couldn’t open the file.") : t("Couldn’t remove the file.")),
			]);
		} finally {
			setBusy(null);
		}
	};

	return {
		state,
		busy,
		send,
		cancel: () => {
			stop.current?.abort();
			setState(idle);
		},
		open: (url: string, name: string) => doing("opening", () => saveFile(url, name)),
		remove: () =>
			doing("removing", async () => {
				draft.hear((await request(removeCredential, { params: { user_id, field } })).result);
			}),
	};
};

export type CredentialState = ReturnType<typeof useCredential>;
