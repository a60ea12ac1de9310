import type { ResourceCard as Card } from "@warmline/contract/chats/resource-card";
import { centreKinds } from "@warmline/contract/content/centre-kind";
import type { Language } from "@warmline/contract/content/words";
import { language as pageLanguage, t, tn } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { findCentres, places, spoken, type Wish } from "../../platform/centre-search.ts";
import { type Centre, firstCentres, inWords, phrases, textInWords } from "../../platform/crisis-lines.ts";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { ResourceCard } from "../ResourceCard.tsx";

type ShareResourceDialogProps = {
	/** Of the visitor's page. */
	readonly language: Language;
	readonly onShare: (centre: Centre) => void;
	readonly onClose: () => void;
};

const spokenOf: Readonly<Record<Language, keyof typeof spoken>> = { en: "English", fr: "French" };

const previewOf = ({ in_chat: _, sources: _s, source_date: _d, ...centre }: Centre): Card => ({
	...centre,
	words: { [pageLanguage]: phrases },
});

/** Choose an entry of the organisation's list, look at its card, share it. */
export function ShareResourceDialog({ language, onShare, onClose }: ShareResourceDialogProps) {
	const [wish, setWish] = useState<Wish>({ search: "", language: spokenOf[language], regionFirst: true });
	const [chosen, setChosen] = useState<Centre | null>(null);
	const before = useRef<string | null>(null);
	const list = useRef<HTMLDivElement>(null);
	// Whoever goes back is where they were.
	useEffect(() => {
		if (chosen || before.current === null) return;
		const buttons = list.current?.querySelectorAll<HTMLButtonElement>("button[data-name]") ?? [];
		[...buttons].find(({ dataset }) => dataset.name === before.current)?.focus();
	}, [chosen]);
	const choose = (centre: Centre) => {
		before.current = centre.name;
		setChosen(centre);
	};
	if (chosen) {
		return (
			<Dialog open onClose={onClose} title={t("Share this with the visitor?")}>
				<p className="mb-3 text-soft">
					{t("The visitor gets this card in the chat. Each number is a button to call or text.")}
				</p>
				<ResourceCard card={previewOf(chosen)} text="" isForVisitor={false} />
				<div className="mt-5 flex flex-wrap justify-end gap-3">
					<Button variant="quiet" onClick={() => setChosen(null)}>
						{t("Back to the list")}
					</Button>
					<Button autoFocus onClick={() => onShare(chosen)}>
						{t("Share")}
					</Button>
				</div>
			</Dialog>
		);
	}
	// English is what the list is written in: of most entries it is not said.
	const groups = findCentres({ ...wish, orUnknown: wish.language === "English" });
	const count = groups.reduce((sum, group) => sum + group.centres.length, 0) + firstCentres.length;
	return (
		<Dialog open onClose={onClose} title={t("Share a resource")}>
			<div ref={list}>
				<Field label={t("Search by name or place")}>
					<TextInput
						type="search"
						value={wish.search}
						maxLength={100}
						autoComplete="off"
						onChange={(event) => setWish({ ...wish, search: event.target.value })}
					/>
				</Field>
				<div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
					<Choice
						className="max-sm:col-span-2"
						label={t("Place")}
						choices={placeNames}
						chosen={wish.place}
						onChoose={(place) => setWish({ ...wish, place })}
					/>
					<Choice
						label={t("Spoken language")}
						choices={spoken}
						chosen={wish.language}
						onChoose={(asked) => setWish({ ...wish, language: asked })}
					/>
					<Choice
						label={t("Need")}
						choices={centreKinds}
						chosen={wish.kind}
						onChoose={(kind) => setWish({ ...wish, kind })}
					/>
				</div>
				<p role="status" className="mt-3 text-sm text-soft">
					{tn(count, { one: "1 resource", other: "{count} resources" })}
				</p>
				<Entries heading={t("In an emergency or a crisis")} centres={firstCentres} onChoose={choose} />
				{groups.map((group) => (
					<Entries key={group.name} heading={group.name} centres={group.centres} onChoose={choose} />
				))}
				{groups.length === 0 && <Empty>{t("No other matches. Try fewer filters.")}</Empty>}
				<div className="mt-5 flex justify-end">
					<Button variant="quiet" onClick={onClose}>
						{t("Cancel")}
					</Button>
				</div>
			</div>
		</Dialog>
	);
}

const placeNames = Object.fromEntries(places.map((place) => [place, inWords(place)]));

type ChoiceProps<Key extends string> = {
	readonly label: string;
	readonly className?: string;
	readonly choices: Readonly<Record<Key, string>>;
	readonly chosen: Key | undefined;
	readonly onChoose: (key: Key | undefined) => void;
};

function Choice<Key extends string>({ label, className, choices, chosen, onChoose }: ChoiceProps<Key>) {
	const isKey = (value: string): value is Key => Object.hasOwn(choices, value);
	return (
		<Field label={label} {...(className === undefined ? {} : { className })}>
			<Select value={chosen ?? ""} onChange={({ target: { value } }) => onChoose(isKey(value) ? value : undefined)}>
				<option value="">{t("Any")}</option>
				{Object.entries<string>(choices).map(([key, name]) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</Select>
		</Field>
	);
}

type EntriesProps = {
	readonly heading: string;
	readonly centres: readonly Centre[];
	readonly onChoose: (centre: Centre) => void;
};

function Entries({ heading, centres, onChoose }: EntriesProps) {
	return (
		<section aria-label={heading} className="mt-4">
			<h3 className="text-base font-semibold">{heading}</h3>
			<ul className="mt-2 space-y-2">
				{centres.map((centre) => {
					const ways = [...centre.phone.map(({ number }) => number), centre.text && textInWords(centre.text)];
					const about = [inWords(centre.region), centre.audience && inWords(centre.audience)];
					return (
						<li key={`${centre.name} ${centre.region}`}>
							<button
								type="button"
								data-name={centre.name}
								onClick={() => onChoose(centre)}
								className="block min-h-14 w-full rounded-control border border-edge px-4 py-2 text-left hover:bg-pine-wash"
							>
								<span className="font-semibold text-pine wrap-anywhere">{inWords(centre.name)}</span>
								<span className="block text-sm text-soft">{about.filter(Boolean).join(" · ")}</span>
								<span className="block text-sm">
									{[...ways, centre.hours && inWords(centre.hours)].filter(Boolean).join(" · ")}
								</span>
							</button>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
