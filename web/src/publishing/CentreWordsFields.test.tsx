import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mount } from "../../test/mount.tsx";
import { CentreWordsFields } from "./CentreWordsFields.tsx";

const centre = {
	...{ name: "Line", region: "Ottawa", category: "crisis", phone: [{ number: "911", label: null }], text: null },
	...{ website: null, hours: "At night", languages: null, audience: null, sources: [], source_date: null },
};
const half = { ...centre, name: "" };

function Words({ entries, first }: { readonly entries: readonly object[]; readonly first: object }) {
	const [text, setText] = useState(JSON.stringify(first));
	return (
		<>
			<CentreWordsFields
				language="fr"
				text={text}
				problems={[]}
				centresText={JSON.stringify(entries)}
				onChange={setText}
			/>
			<output>{text.replace(/\s+/g, " ")}</output>
		</>
	);
}

const said = () => document.querySelector("output")?.textContent ?? "";

test("a word that was missing can be typed to its end, and the others stay", async () => {
	await mount(<Words entries={[centre]} first={{ Ottawa: "Ottawa", Gone: "Parti" }} />);
	await page.getByRole("textbox", { name: "At night" }).click();
	await userEvent.keyboard("La nuit");
	await expect.element(page.getByRole("textbox", { name: "At night" })).toHaveValue("La nuit");
	await expect.poll(said).toMatch(/"Gone":\s*"Parti"/);
	expect(said()).toMatch(/"At night":\s*"La nuit"/);
});

test("while an entry is half written no word is lost", async () => {
	await mount(<Words entries={[centre, half]} first={{ Ottawa: "Ottawa" }} />);
	await expect.poll(said).toContain("Ottawa");
	expect(page.getByRole("textbox").elements()).toHaveLength(0);
});
