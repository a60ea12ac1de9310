import { useQueryClient } from "@tanstack/react-query";
import { type Language, languages } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { ContentFile, ContentProblem, EditedContent } from "@warmline/contract/publishing/calls";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { contentKeys } from "../platform/http/query-keys.ts";
import { useUnsavedChanges } from "../ui/forms/use-unsaved-changes.ts";
import { type Basis, contentQuery, discardDraft, publishDraft, saveDraft, type Texts } from "./api.ts";
import { alignLanguages } from "./keyed-lists.ts";

/** Milliseconds without typing until a draft is saved, and until it is tried again when it could not be. */
const pause = { typing: 1200, failed: 10_000 };

export const textsOf = (files: readonly ContentFile[]): Texts =>
	Object.fromEntries(files.map(({ path, text }) => [path, text]));

/** Of the languages that have words here, those whose words are as they were, while those of another one have changed. */
export const untouchedLanguages = (paths: readonly string[], before: Texts, after: Texts): readonly Language[] => {
	const pathsOf = (language: Language) => paths.filter((path) => path.startsWith(`${language}/`));
	const edited = languages.filter((language) => pathsOf(language).length > 0);
	const untouched = edited.filter((language) => pathsOf(language).every((path) => before[path] === after[path]));
	return untouched.length === edited.length ? [] : untouched;
};

type Saved = Basis & {
	/** A revision of 0 stands for no draft. */
	readonly texts: Texts;
	readonly problems: readonly ContentProblem[];
};

const savedOf = ({ files, version, draft }: EditedContent): Saved => ({
	texts: textsOf(draft?.files ?? files),
	base: draft ? draft.base : version,
	revision: draft?.revision ?? 0,
	problems: draft?.problems ?? [],
});

/** The draft was begun from a version that is in force no more. */
const isOutdated = ({ version, draft }: EditedContent): boolean => draft !== null && draft.base !== version;

const wasOverwritten = (error: unknown): boolean =>
	error instanceof ApiFailure && (error.code === "draft_changed" || error.code === "text_published");

/** A draft that is saved while somebody writes. Another director may be writing at the same one. */
export const useContentDraft = (content: EditedContent) => {
	const { item } = content;
	const queries = useQueryClient();
	const [inForce, setInForce] = useState(() => textsOf(content.files));
	const [saved, setSaved] = useState(() => savedOf(content));
	const [texts, setTexts] = useState(saved.texts);
	const [isSaving, setSaving] = useState(false);
	const [failure, setFailure] = useState<string>();
	const [isOverwritten, setOverwritten] = useState(() => isOutdated(content));
	const isUnsaved = texts !== saved.texts;
	useUnsavedChanges(isUnsaved);

	/** What is being saved: two saves at once would each take the other for somebody else's. */
	const underWay = useRef<Promise<Saved | undefined>>(Promise.resolve(undefined));
	const latest = useRef({ texts, saved });
	latest.current = { texts, saved };

	const saveNow = async (basis: Basis): Promise<Saved | undefined> => {
		const written = latest.current.texts;
		setSaving(true);
		try {
			const { base, revision, problems } = await saveDraft(item, written, basis);
			const next = { texts: written, base, revision, problems };
			latest.current = { ...latest.current, saved: next };
			setSaved(next);
			setFailure(undefined);
			return next;
		} catch (error) {
			if (wasOverwritten(error)) setOverwritten(true);
			else setFailure(errorMessage(error, t("Couldn’t save the draft.")));
			return undefined;
		} finally {
			setSaving(false);
		}
	};
	const save = (basis?: Basis): Promise<Saved | undefined> => {
		underWay.current = underWay.current.then(() => {
			const { texts: written, saved: before } = latest.current;
			return basis === undefined && written === before.texts ? before : saveNow(basis ?? before);
		});
		return underWay.current;
	};

	const latestSave = useRef(save);
	latestSave.current = save;
	useEffect(() => {
		if (texts === saved.texts || isSaving || isOverwritten) return;
		const timer = setTimeout(() => void latestSave.current(), failure === undefined ? pause.typing : pause.failed);
		return () => clearTimeout(timer);
	}, [texts, saved.texts, isSaving, isOverwritten, failure]);

	const show = (next: EditedContent) => {
		const shown = savedOf(next);
		latest.current = { texts: shown.texts, saved: shown };
		setInForce(textsOf(next.files));
		setSaved(shown);
		setTexts(shown.texts);
		setOverwritten(isOutdated(next));
		setFailure(undefined);
	};
	const readAgain = () => queries.fetchQuery(contentQuery(item));
	const listChanged = () => queries.invalidateQueries({ queryKey: contentKeys.list, exact: true });

	return {
		texts,
		inForce,
		problems: saved.problems,
		/** There is something to publish or to discard. */
		hasDraft: saved.revision > 0 || isUnsaved,
		isUnsaved,
		isSaving,
		failure,
		/** Somebody else has saved another draft, or published the text, since. */
		isOverwritten,
		change: (path: string, text: string) => setTexts((before) => alignLanguages(path, { ...before, [path]: text })),
		/** An older version becomes the draft. */
		replace: (older: Texts) => setTexts(older),
		retry: () => void save(),
		/** What somebody else has saved or published meanwhile. Throws an `ApiFailure`. */
		readTheirs: readAgain,
		showTheirs: async () => {
			const theirs = await readAgain();
			// A draft that was begun before the text was published says nothing of what was published.
			if (!theirs.draft || !isOutdated(theirs)) return show(theirs);
			await discardDraft(item, theirs.draft.revision);
			show(await readAgain());
		},
		keepOwn: async () => {
			const { draft, version, files } = await readAgain();
			setInForce(textsOf(files));
			setOverwritten(false);
			await save({ base: version, revision: draft?.revision ?? 0 });
		},
		/** What was typed last is saved first. Throws an `ApiFailure`. */
		publish: async (): Promise<boolean> => {
			const ready = await save();
			if (!ready || ready.problems.length > 0) return false;
			show(await publishDraft(item, ready.revision));
			await listChanged();
			return true;
		},
		discard: async () => {
			await underWay.current;
			const { revision } = latest.current.saved;
			try {
				// Without a draft on the server there is only what was typed.
				if (revision > 0) await discardDraft(item, revision);
			} catch (error) {
				if (wasOverwritten(error)) setOverwritten(true);
				throw error;
			}
			show(await readAgain());
			await listChanged();
		},
	};
};

export type EditedDraft = ReturnType<typeof useContentDraft>;
