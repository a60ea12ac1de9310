import { useState } from "react";
import { firstCentres } from "../platform/crisis-lines.ts";
import { Empty } from "../ui/Empty.tsx";
import { Field } from "../ui/Field.tsx";
import { Page } from "../ui/Page.tsx";
import { Select } from "../ui/Select.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { CentreCard } from "./CentreCard.tsx";
import { useContentPage } from "./content-page.ts";
import { findCentres, kinds, places, spoken, type Wish } from "./crisis-centres.ts";
import { Prose } from "./Prose.tsx";

const all: Wish = { search: "" };

type ChoiceProps<Key extends string> = {
	readonly label: string;
	readonly choices: Readonly<Record<Key, string>>;
	readonly chosen: Key | undefined;
	readonly onChoose: (key: Key | undefined) => void;
};

function Choice<Key extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Key>) {
	const isKey = (value: string): value is Key => value in choices;
	return (
		<Field label={label}>
			<Select value={chosen ?? ""} onChange={({ target: { value } }) => onChoose(isKey(value) ? value : undefined)}>
				<option value="">All</option>
				{Object.entries<string>(choices).map(([key, name]) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</Select>
		</Field>
	);
}

const byName = Object.fromEntries(places.map((place) => [place, place]));

export function CrisisPage() {
	const page = useContentPage("crisis");
	const [wish, setWish] = useState<Wish>(all);
	const groups = findCentres(wish);
	const count = groups.reduce((sum, group) => sum + group.centres.length, 0);
	return (
		<Page title={page.title} className="max-w-public" lead={page.lead} description={page.description}>
			<div className="grid gap-4 md:grid-cols-2">
				{firstCentres.map((centre) => (
					<CentreCard key={centre.name} centre={centre} first />
				))}
			</div>
			<div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				<Field label="Search by name or place">
					<TextInput
						type="search"
						value={wish.search}
						onChange={(event) => setWish({ ...wish, search: event.target.value })}
						placeholder="Toronto, seniors..."
						autoComplete="off"
					/>
				</Field>
				<Choice label="Place" choices={byName} chosen={wish.place} onChoose={(place) => setWish({ ...wish, place })} />
				<Choice
					label="Language"
					choices={spoken}
					chosen={wish.language}
					onChoose={(language) => setWish({ ...wish, language })}
				/>
				<Choice label="What for" choices={kinds} chosen={wish.kind} onChoose={(kind) => setWish({ ...wish, kind })} />
			</div>
			<p role="status" className="mt-2 text-base text-soft">
				{count === 1 ? "1 centre" : `${count} centres`}
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
					Nothing found for this.{" "}
					<button type="button" onClick={() => setWish(all)} className="font-semibold text-pine underline">
						Show all centres
					</button>
					. 2-1-1 knows the services near you:{" "}
					<a href="tel:211" className="font-semibold text-pine underline">
						call 2-1-1
					</a>
					, at any time.
				</Empty>
			)}
			<div className="max-w-prose">
				<Prose pieces={page.body} />
			</div>
		</Page>
	);
}
