import type { Problems } from "@warmline/contract/applications/answers";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "wouter";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useAddress } from "../../platform/routing/address.ts";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import type { Draft, DraftState } from "../drafts/draft.ts";
import type { Drafts } from "../drafts/open-drafts.ts";
import { type Begun, type Kind, lastPage, pagePath, type Values } from "../kind.ts";
import { notSavedText } from "./not-saved-text.ts";
import { Progress } from "./Progress.tsx";
import { SaveState } from "./SaveState.tsx";
import { useSubmit } from "./use-submit.ts";
import { WithDraft } from "./WithDraft.tsx";

type SubmitStepProps<A extends Begun> = { readonly drafts: Drafts<A>; readonly children: ReactNode };

/** The last page: thanks, what is missing, and Submit. */
export function SubmitStep<A extends Begun>({ drafts, children }: SubmitStepProps<A>) {
	return (
		<WithDraft drafts={drafts}>
			{(draft, state) => (
				<SubmitForm drafts={drafts} draft={draft} state={state}>
					{children}
				</SubmitForm>
			)}
		</WithDraft>
	);
}

type SubmitFormProps<A extends Begun> = SubmitStepProps<A> & {
	readonly draft: Draft<A>;
	readonly state: DraftState<A>;
};

/** What the page before had to say. */
const saidBefore = (handed: unknown): string | null => {
	const said = typeof handed === "object" && handed !== null ? Reflect.get(handed, "said") : null;
	return typeof said === "string" ? said : null;
};

function SubmitForm<A extends Begun>({ drafts, draft, state, children }: SubmitFormProps<A>) {
	const { kind } = drafts;
	const userId = useSession()?.user_id ?? "";
	const [, navigate] = useLocation();
	const before = saidBefore(useAddress().state);
	const submit = useSubmit(drafts, draft);
	const [busy, setBusy] = useState(false);
	const [lines, setLines] = useState<readonly string[]>([]);
	const [refused, setRefused] = useState<Problems>({});
	const banner = useRef<HTMLDivElement>(null);
	const page = lastPage(kind);
	const values = { ...state.application, ...state.unsaved };
	const missing = missingByPage(kind, values, state.application, refused);

	const send = async () => {
		flushSync(() => setLines([]));
		const tell = (words: readonly string[]) => {
			flushSync(() => setLines(words));
			banner.current?.focus();
		};
		if (missing.length > 0) return tell([t("Please complete the missing answers first.")]);
		setBusy(true);
		try {
			await submit();
		} catch (failure) {
			setBusy(false);
			if (failure instanceof ApiFailure) setRefused(failure.errors);
			tell(notSavedText(kind.words, failure));
		}
	};

	return (
		<Page title={t("Submit your application")} lead={<Progress page={page} minutes={kind.minutes} />}>
			{before && (
				<Banner tone="success" className="mb-6">
					{before}
				</Banner>
			)}
			<div className="space-y-4">{children}</div>
			{missing.length > 0 && (
				<section aria-labelledby="missing" className="mt-6 rounded-card border border-line bg-surface p-5 shadow-card">
					<h2 id="missing" className="text-xl">
						{t("Still missing")}
					</h2>
					<ul className="mt-3 space-y-3">
						{missing.map(({ at, heading, names }) => (
							<li key={at}>
								<Link to={pagePath(kind, userId, at)} className="inline-block py-1 font-semibold text-pine underline">
									{at === 0 ? t("Introduction") : t("Page {page}: {heading}", { page: at, heading })}
								</Link>
								<ul className="list-disc pl-6 text-soft marker:text-ember">
									{names.map((name) => (
										<li key={name}>{kind.labels[name] ?? name}</li>
									))}
								</ul>
							</li>
						))}
					</ul>
				</section>
			)}
			<div className="mt-6 space-y-3">
				<SaveState {...state} />
				{lines.length > 0 && (
					<Banner tone="failure" ref={banner}>
						{lines.map((line) => (
							<p key={line}>{line}</p>
						))}
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button variant="secondary" onClick={() => navigate(pagePath(kind, userId, page - 1))}>
						{t("Back")}
					</Button>
					<Button busy={busy} busyText={t("Submitting...")} className="px-7" onClick={() => void send()}>
						{t("Submit")}
					</Button>
				</div>
			</div>
		</Page>
	);
}

/** Page by page, what keeps the application from being submitted; page 0 is the introduction. */
const missingByPage = <A extends Begun>(kind: Kind<A>, values: Values, application: A, refused: Problems) =>
	[{ heading: "", fields: ["education_met"] }, ...kind.sheets].flatMap(({ heading, fields }, at) => {
		const here = Object.keys(kind.problems(at, values, application));
		const names = new Set([...here, ...fields.filter((name) => name in refused)]);
		return names.size > 0 ? [{ at, heading, names: [...names] }] : [];
	});
