import type { Spoken } from "@warmline/contract/content/sentences";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../../test/mount.tsx";
import { SentenceField } from "./SentenceField.tsx";

const forms = { one: "1 more.", other: "{count} more." };

function Sentence({ sentence }: { readonly sentence: Spoken }) {
	const [value, setValue] = useState<unknown>();
	return (
		<>
			<SentenceField
				sentence={{ sentence, texts: { en: sentence, fr: sentence }, place: "text", others: 0 }}
				language="en"
				value={value}
				error={undefined}
				onChange={setValue}
			/>
			<output>{JSON.stringify(value) ?? "none"}</output>
		</>
	);
}

const written = () => document.querySelector("output")?.textContent ?? "";

test("own words take the place of a sentence, and an empty field gives it back", async () => {
	await mount(<Sentence sentence="Hello {name}," />);
	const field = page.getByRole("textbox", { name: "Hello {name}," });
	await field.fill("Dear {name},");
	expect(written()).toBe('"Dear {name},"');
	await field.clear();
	expect(written()).toBe("none");
});

test("a sentence with a number has a field for each form, and both are kept", async () => {
	await mount(<Sentence sentence={forms} />);
	await page.getByRole("textbox", { name: "1 more." }).fill("One left.");
	await page.getByRole("textbox", { name: "{count} more." }).fill("{count} left.");
	expect(JSON.parse(written())).toEqual({ one: "One left.", other: "{count} left." });
});
