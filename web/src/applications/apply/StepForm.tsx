import type { Problems } from "@warmline/contract/applications/answers";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import type { Draft, DraftState } from "../drafts/draft.ts";
import type { Drafts } from "../drafts/open-drafts.ts";
import { type AnswerForm, focusFirstWrong } from "../fields/form.ts";
import { type Begun, pagePath } from "../kind.ts";
import { notSavedText } from "./not-saved-text.ts";
import { Progress } from "./Progress.tsx";
import { SaveState } from "./SaveState.tsx";

export type StepFormProps<A extends Begun> = {
	readonly drafts: Drafts<A>;
	readonly page: number;
	readonly children: (form: AnswerForm, application: A) => ReactNode;
	readonly draft: Draft<A>;
	readonly state: DraftState<A>;
	/** What else keeps one on this page. */
	readonly alsoWrong?: Problems;
	readonly nextLabel?: string;
	/** Said on the next page. */
	readonly nextSays?: string;
};

type Said = { readonly good: boolean; readonly lines: readonly string[] };

export function StepForm<A extends Begun>(props: StepFormProps<A>) {
	const { drafts, page, draft, state, alsoWrong = {}, nextLabel = t("Next"), nextSays, children } = props;
	const { kind } = drafts;
	const userId = useSession()?.user_id ?? "";
	const [, navigate] = useLocation();
	const [tried, setTried] = useState(false);
	const [said, setSaid] = useState<Said | null>(null);
	const [busy, setBusy] = useState<"save" | "next" | null>(null);
	const form = useRef<HTMLFormElement>(null);
	const banner = useRef<HTMLDivElement>(null);

	const values = { ...state.application, ...state.unsaved };
	const missing = { ...kind.problems(page, values, state.application), ...alsoWrong };
	const refused = state.failure instanceof ApiFailure ? state.failure.errors : {};
	const problems: Readonly<Record<string, string>> = { ...refused, ...(tried ? missing : {}) };
	const answers: AnswerForm = {
		values,
		set: (name, value) => {
			setSaid(null);
			draft.change(name, value);
		},
		problemOf: (name) => problems[name],
	};

	/** Whether it went well. */
	const save = async (by: "save" | "next"): Promise<boolean> => {
		setBusy(by);
		try {
			await draft.save();
			return true;
		} catch (failure) {
			flushSync(() => setSaid({ good: false, lines: notSavedText(kind.words, failure) }));
			banner.current?.focus();
			return false;
		} finally {
			setBusy(null);
		}
	};

	const saveHere = async () => {
		setSaid(null);
		if (await save("save")) setSaid({ good: true, lines: [kind.words.saved] });
	};

	const goOn = async (event: FormEvent) => {
		event.preventDefault();
		flushSync(() => {
			setTried(true);
			setSaid(null);
		});
		if (Object.keys(missing).length > 0) {
			draft.save().catch(() => undefined);
			if (form.current) focusFirstWrong(form.current);
			return;
		}
		const next = nextSays === undefined ? {} : { state: { said: nextSays } };
		if (await save("next")) navigate(pagePath(kind, userId, page + 1), next);
	};

	return (
		<Page title={kind.sheets[page - 1]?.heading ?? ""} lead={<Progress page={page} minutes={kind.minutes} />}>
			<form ref={form} method="post" noValidate onSubmit={goOn} className="space-y-6">
				{children(answers, state.application)}
				<SaveState {...state} />
				<div className="space-y-3">
					{said && (
						<Banner tone={said.good ? "success" : "failure"} ref={banner}>
							{said.lines.map((line) => (
								<p key={line}>{line}</p>
							))}
						</Banner>
					)}
					<div className="flex flex-wrap gap-3">
						<Button variant="secondary" onClick={() => navigate(pagePath(kind, userId, page - 1))}>
							{t("Back")}
						</Button>
						<Button variant="secondary" busy={busy === "save"} onClick={() => void saveHere()}>
							{t("Save")}
						</Button>
						<Button type="submit" busy={busy === "next"} className="px-7">
							{nextLabel}
						</Button>
					</div>
				</div>
			</form>
		</Page>
	);
}
