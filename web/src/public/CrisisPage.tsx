import { useState } from "react";
import { firstCentres } from "../platform/crisis-lines.ts";
import { society } from "../platform/society.ts";
import { Empty } from "../ui/Empty.tsx";
import { Field } from "../ui/Field.tsx";
import { Page } from "../ui/Page.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { CentreCard } from "./CentreCard.tsx";
import { findCentres } from "./crisis-centres.ts";

export function CrisisPage() {
	const [search, setSearch] = useState("");
	const groups = findCentres(search);
	const count = groups.reduce((sum, group) => sum + group.centres.length, 0);
	return (
		<Page
			title="Crisis and distress centres"
			className="max-w-public"
			lead={`People who can help right now, in ${society.region} and across Canada. Our own chat is not a crisis service.`}
		>
			<div className="grid gap-4 md:grid-cols-2">
				{firstCentres.map((centre) => (
					<CentreCard key={centre.name} centre={centre} first />
				))}
			</div>
			<Field label="Search by name or place" className="mt-10 max-w-prose">
				<TextInput
					type="search"
					value={search}
					onChange={(event) => setSearch(event.target.value)}
					placeholder="Toronto, seniors, French..."
					autoComplete="off"
				/>
			</Field>
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
					Nothing found for this. 2-1-1 knows the services near you:{" "}
					<a href="tel:211" className="font-semibold text-pine underline">
						call 2-1-1
					</a>
					, at any time.
				</Empty>
			)}
			<p className="mt-10 text-base text-soft">
				Numbers and hours change. If one does not work, call 2-1-1, or 9-8-8 if it is about suicide, and please tell us:{" "}
				<a href={`mailto:${society.contact_email}`} className="underline">
					{society.contact_email}
				</a>
				.
			</p>
		</Page>
	);
}
