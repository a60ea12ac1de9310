import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { mount } from "../../../test/mount.tsx";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Banner } from "../feedback/Banner.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";
import { checkBy, useForm } from "./use-form.ts";

const schema = z.object({
	name: z.string().check(z.minLength(1, "Please enter a name.")),
	place: z.string().check(z.minLength(1, "Please enter a place.")),
});

/** A form whose sending is settled by hand. */
const open = async (onTyping?: "clear" | "keep" | "check") => {
	const sending = Promise.withResolvers<void>();
	const sent: unknown[] = [];
	function Screen() {
		const { form, banner, register, submit, busy, errors, failure } = useForm({
			values: { name: "", place: "" },
			check: (values) => checkBy(schema, values),
			send: (data) => {
				sent.push(data);
				return sending.promise;
			},
			fallback: "Couldn’t send it.",
			...(onTyping && { onTyping }),
		});
		return (
			<form ref={form} noValidate onSubmit={submit}>
				{failure && (
					<Banner ref={banner} tone="failure">
						{failure}
					</Banner>
				)}
				<Field label="Name" error={errors.name}>
					<TextInput {...register("name")} />
				</Field>
				<Field label="Place" error={errors.place}>
					<TextInput {...register("place")} />
				</Field>
				<button type="submit">{busy ? "Sending" : "Send"}</button>
			</form>
		);
	}
	await mount(<Screen />);
	return { sending, sent };
};

const field = (name: string) => page.getByLabelText(name);
const send = () => page.getByRole("button", { name: "Send", exact: true }).click();
const said = (text: string) => page.getByText(text);

test("the first field that is wrong takes the focus, and nothing is sent", async () => {
	const { sent } = await open();
	await field("Name").fill("Lina");
	await send();
	await expect.element(said("Please enter a place.")).toBeVisible();
	await expect.element(field("Place")).toHaveFocus();
	await field("Place").fill("Halifax");
	await expect.element(said("Please enter a place.")).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("what is said of a field can stay until the next check", async () => {
	await open("keep");
	await send();
	await field("Name").fill("Lina");
	await expect.element(said("Please enter a name.")).toBeVisible();
});

test("what the server says of a field stands beside it, and the field takes the focus", async () => {
	const { sending, sent } = await open();
	await field("Name").fill("Lina");
	await field("Place").fill("Nowhere");
	await send();
	await expect.element(page.getByRole("button", { name: "Sending" })).toBeVisible();
	sending.reject(new ApiFailure(400, "invalid", "No.", { place: "There is no such place.", other: "No." }));
	await expect.element(said("There is no such place.")).toBeVisible();
	await expect.element(field("Place")).toHaveFocus();
	await expect.element(said("Couldn’t send it.")).not.toBeInTheDocument();
	expect(sent).toEqual([{ name: "Lina", place: "Nowhere" }]);
});

test("what is wrong with no field is said above, and takes the focus", async () => {
	const { sending } = await open();
	await field("Name").fill("Lina");
	await field("Place").fill("Halifax");
	await send();
	sending.reject(new Error("lost"));
	await expect.element(said("Couldn’t send it.")).toBeVisible();
	await expect.element(page.getByRole("alert")).toHaveFocus();
});

test("what was typed in a page that was rendered ahead stays when it comes alive", async () => {
	function Screen() {
		const { form, register, registerCheckbox, submit, values } = useForm({
			values: { name: "", place: "", agreed: false },
			check: (data) => ({ data }),
			send: () => undefined,
			fallback: "Couldn’t send it.",
		});
		return (
			<form ref={form} onSubmit={submit}>
				<Field label="Name">
					<TextInput {...register("name")} />
				</Field>
				<Field label="Place">
					<TextInput {...register("place")} />
				</Field>
				<Checkbox label="I agree." {...registerCheckbox("agreed")} />
				<output>{JSON.stringify(values)}</output>
			</form>
		);
	}
	const root = document.body.appendChild(document.createElement("div"));
	root.innerHTML = renderToString(<Screen />);
	await field("Name").fill("Nadia");
	await page.getByRole("checkbox").click();
	const alive = hydrateRoot(root, <Screen />);
	await field("Place").fill("Sudbury");
	await expect.element(field("Name")).toHaveValue("Nadia");
	await expect.element(page.getByRole("status")).toHaveTextContent('{"name":"Nadia","place":"Sudbury","agreed":true}');
	alive.unmount();
	root.remove();
});
