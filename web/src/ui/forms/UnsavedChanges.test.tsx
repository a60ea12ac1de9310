import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Link, useLocation } from "wouter";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { UnsavedChanges } from "./UnsavedChanges.tsx";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

function Pages() {
	const [path, navigate] = useLocation();
	return (
		<>
			<Link to="/form">To the form</Link>
			<Link to="/form?part=two">Another part</Link>
			<button type="button" onClick={() => navigate("/menu")}>
				By a menu
			</button>
			<h1>{path}</h1>
			{path === "/form" && <Form />}
		</>
	);
}

function Form() {
	const [text, setText] = useState("");
	useUnsavedChanges(text !== "");
	return <input aria-label="Rule" value={text} onChange={(event) => setText(event.target.value)} />;
}

const rule = page.getByLabelText("Rule");
const stay = page.getByRole("button", { name: label.ui.stayHere });
const leave = page.getByRole("button", { name: label.ui.leaveWithoutSaving });
const at = (path: string) => expect.element(page.getByRole("heading", { name: path, exact: true })).toBeVisible();

const openForm = async () => {
	await mount(
		<UnsavedChanges>
			<Pages />
		</UnsavedChanges>,
		{ at: "/start", as: member("director") },
	);
	await page.getByText("To the form").click();
	await at("/form");
};
/** Whether the browser would ask before it closes the tab. */
const asksOnClose = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("who leaves a form with unsaved changes is asked, and stays with them or leaves", async () => {
	await openForm();
	expect(asksOnClose()).toBe(false);
	await rule.fill("4");
	expect(asksOnClose()).toBe(true);
	await page.getByText("Another part").click();
	await expect.element(stay).not.toBeInTheDocument();
	await page.getByText("By a menu").click();
	await expect.element(stay).toBeVisible();
	await expectAccessible();
	await stay.click();
	await expect.element(rule).toHaveValue("4");
	await page.getByText("By a menu").click();
	await leave.click();
	await at("/menu");
	expect(asksOnClose()).toBe(false);
	await page.getByText("To the form").click();
	await at("/form");
});

test("the browser's way back is asked for, too, and leads back after it", async () => {
	await openForm();
	await rule.fill("4");
	history.back();
	await expect.element(stay).toBeVisible();
	await stay.click();
	await at("/form");
	await expect.element(rule).toHaveValue("4");
	history.back();
	await leave.click();
	await at("/start");
});

test("a form that is saved or untouched is left without a word", async () => {
	await openForm();
	await rule.fill("4");
	await rule.fill("");
	history.back();
	await at("/start");
	await expect.element(stay).not.toBeInTheDocument();
});
