import { centreKinds } from "@warmline/contract/content/centre-kind";
import { t, tn } from "@warmline/contract/i18n";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { registerWorker } from "../../platform/alerts/service-worker.ts";
import { findCentres, places, spoken, type Wish } from "../../platform/centre-search.ts";
import { firstCentres, inWords } from "../../platform/crisis-lines.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { useContentPage } from "../content-page.ts";
import { Prose } from "../Prose.tsx";
import { CentreCard } from "./CentreCard.tsx";

const all: Wish = { search: "" };

type ChoiceProps<Key extends string> = {
	readonly label: string;
	readonly choices: Readonly<Record<Key, string>>;
	readonly chosen: Key | undefined;
	readonly onChoose: (key: Key | undefined) => void;
};

function Choice<Key extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Key>) {
	const isKey = (value: string): value is Key => value in choices;
	const select = useRef<HTMLSelectElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the script ran is read once
	useEffect(() => {
		const value = select.current?.value ?? "";
		if (isKey(value)) onChoose(value);
	}, []);
	return (
		<Field label={label}>
			<Select
				ref={select}
				value={chosen ?? ""}
				onChange={({ target: { value } }) => onChoose(isKey(value) ? value : undefined)}
			>
				<option value="">{t("All")}</option>
				{Object.entries<string>(choices).map(([key, name]) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</Select>
		</Field>
	);
}

const byName = Object.fromEntries(places.map((place) => [place, inWords(place)]));

export function CrisisPage() {
	const page = useContentPage("crisis");
	const [wish, setWish] = useState<Wish>(all);
	const search = useRef<HTMLInputElement>(null);
	useEffect(() => {
		keepCrisisPage().catch(() => undefined);
		// The page can be used before its script runs: what was typed by then nobody has heard yet.
		const typed = search.current?.value ?? "";
		if (typed !== "") setWish((known) => ({ ...known, search: typed }));
	}, []);
	const groups = findCentres(wish);
	const count = groups.reduce((sum, group) => sum + group.centres.length, 0);
	return (
		<Page title={page.title} lead={page.lead} description={page.description} width="public">
			<OfflineNote />
			<div className="grid gap-4 md:grid-cols-2">
				{firstCentres.map((centre) => (
					<CentreCard key={centre.name} centre={centre} first />
				))}
			</div>
			<div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				<Field label={t("Search by name or place")}>
					<TextInput
						ref={search}
						type="search"
						value={wish.search}
						onChange={(event) => setWish({ ...wish, search: event.target.value })}
						placeholder={t("City, seniors...")}
						autoComplete="off"
					/>
				</Field>
				<Choice
					label={t("Place")}
					choices={byName}
					chosen={wish.place}
					onChoose={(place) => setWish((known) => ({ ...known, place }))}
				/>
				<Choice
					label={t("Language")}
					choices={spoken}
					chosen={wish.language}
					onChoose={(language) => setWish((known) => ({ ...known, language }))}
				/>
				<Choice
					label={t("Type of help")}
					choices={centreKinds}
					chosen={wish.kind}
					onChoose={(kind) => setWish((known) => ({ ...known, kind }))}
				/>
			</div>
			<p role="status" className="mt-2 text-base text-soft">
				{tn(count, { one: "1 centre", other: "{count} centres" })}
			</p>
			{groups.map((group) => (
				<section key={group.name} className="mt-8">
					<h2 className="text-2xl">{group.name}</h2>
					<div className="mt-4 grid gap-4 md:grid-cols-2">
						{group.centres.map((centre) => (
							<CentreCard key={centre.name} centre={centre} />
						))}
					</div>
				</section>
			))}
			{count === 0 && (
				<Empty>
					<Trans
						text="No matches. <all>Show all centres</all>. 2-1-1 knows the services near you: <call>call 2-1-1</call>, any time."
						parts={{
							all: (words) => (
								<button type="button" onClick={() => setWish(all)} className="font-semibold text-pine underline">
									{words}
								</button>
							),
							call: (words) => (
								<a href="tel:211" className="font-semibold text-pine underline">
									{words}
								</a>
							),
						}}
					/>
				</Empty>
			)}
			<div className="max-w-prose">
				<Prose pieces={page.body} />
			</div>
		</Page>
	);
}

const subscribe = (changed: () => void) => {
	window.addEventListener("online", changed);
	window.addEventListener("offline", changed);
	return () => {
		window.removeEventListener("online", changed);
		window.removeEventListener("offline", changed);
	};
};

/** Says that the page was kept, to whoever reads it without a connection. */
function OfflineNote() {
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	if (online) return null;
	return (
		<Banner tone="warning" className="mb-5">
			{t("You’re offline. This is the copy from your last visit. Calls and texts may still work.")}
		</Banner>
	);
}

/**
 * Keeps the crisis page in this browser for when there is no connection. One that cannot do so has the page all the
 * same.
 */
const keepCrisisPage = async (): Promise<void> => {
	if (!("serviceWorker" in navigator)) return;
	await registerWorker().catch(() => undefined);
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage(window.location.pathname);
};
