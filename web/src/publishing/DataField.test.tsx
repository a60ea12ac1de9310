import { centres } from "@warmline/contract/content/centres";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { label } from "../../test/labels/index.ts";
import { exactly } from "../../test/labels/match.ts";
import { mount } from "../../test/mount.tsx";
import { DataField } from "./DataField.tsx";
import { emptyOf, shapeOf } from "./data-schema.ts";
import { withValue } from "./data-value.ts";

const { shape } = shapeOf(centres);
const named = (name: string) => ({ ...(shape.kind === "list" ? Object(emptyOf(shape.of)) : {}), name });

function Lines() {
	const [value, setValue] = useState<unknown>([named("First line"), named("Second line"), named("Third line")]);
	return (
		<DataField
			schema={centres}
			name=""
			label="Lines"
			path={[]}
			value={value}
			onChange={(path, next) => setValue((before: unknown) => withValue(before, path, next))}
			problemAt={() => undefined}
		/>
	);
}

const summaries = () =>
	page
		.getByRole("listitem")
		.elements()
		.flatMap((item) => item.querySelector("summary")?.textContent ?? []);

test("a new entry stays open while its name is typed, and what is moved or taken out is the one that was meant", async () => {
	await mount(<Lines />);
	await page.getByRole("button", { name: exactly(label.publishing.addTo, { list: "Lines" }) }).click();
	await userEvent.keyboard("Kids line");
	await expect.element(page.getByRole("textbox", { name: label.publishing.name }).last()).toHaveValue("Kids line");
	await expect.poll(summaries).toEqual(["First line", "Second line", "Third line", "Kids line"]);

	await page.getByRole("button", { name: exactly(label.publishing.moveUp, { name: "Kids line" }) }).click();
	await userEvent.keyboard("{Enter}");
	await expect.poll(summaries).toEqual(["First line", "Kids line", "Second line", "Third line"]);
	await page.getByRole("button", { name: exactly(label.publishing.remove, { name: "Kids line" }) }).click();
	await expect.poll(summaries).toEqual(["First line", "Second line", "Third line"]);
	await expect
		.element(page.getByRole("button", { name: exactly(label.publishing.addTo, { list: "Lines" }) }))
		.toHaveFocus();
});
