import { t } from "@warmline/contract/i18n";
import { listCandidates } from "@warmline/contract/shifts/cover-calls";
import {
	listPlaceRequests,
	type PlaceRequest,
	requestPlace,
	withdrawPlaceRequest,
} from "@warmline/contract/shifts/place-request-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../../test/accessible.ts";
import { answer, refuse } from "../../../../../test/fake-server.ts";
import { label } from "../../../../../test/labels/index.ts";
import { member, mount } from "../../../../../test/mount.tsx";
import { idOf, sampleShift } from "../../../duty/sample-duty.ts";
import { CoverageDialog } from "../CoverageDialog.tsx";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const shift = sampleShift({ shift_datetime: inHours(-1), ends_at: inHours(3) }, { part: null });
const me = { id: idOf(11), role: "supervisor" } as const;
const omar = { id: idOf(13), name: "Omar", part: "listener", minutes_behind: 0, rested: true, asked_at: null } as const;
const ada = { ...omar, id: idOf(14), name: "Ada" };
const requestOf = (state: PlaceRequest["state"], of: { id: string; name: string } = omar): PlaceRequest => ({
	...{ id: idOf(40 + of.name.length), part: "listener", asked_at: inHours(-0.1), state, answered_at: null },
	member: { id: of.id, name: of.name },
});

const shows = () =>
	mount(<CoverageDialog shift={shift} zone="America/Toronto" me={me} at={Date.now()} onClose={() => {}} />, {
		as: member("supervisor"),
	});
const dialog = page.getByRole("dialog");
const askOmar = dialog.getByRole("button", { name: t(label.rota.askMember, { name: "Omar" }) });

test("a supervisor asks one of those who could come, and sees that the answer is waited for", async () => {
	let asked: PlaceRequest[] = [];
	answer(listPlaceRequests, () => ({ results: asked }));
	answer(listCandidates, {
		results: [
			{ ...omar, connected: true },
			{ ...ada, connected: false },
		],
	});
	await shows();
	await dialog.getByRole("button", { name: label.rota.askByNameToListen }).click();
	await expect.element(askOmar).toBeVisible();
	expect(dialog.getByText(label.rota.online, { exact: true }).elements()).toHaveLength(1);
	await expectAccessible();
	const sent = answer(requestPlace, () => {
		asked = [requestOf("waiting")];
		return { result: requestOf("waiting") };
	});
	await askOmar.click();
	await expect.element(page.getByText(t(label.rota.memberWasAsked, { name: "Omar" }))).toBeVisible();
	await expect.element(dialog.getByText(label.rota.askedWaiting)).toBeVisible();
	expect(sent.map(({ body }) => body)).toEqual([{ member_id: omar.id, part: "listener" }]);
	await expectAccessible();
	await dialog.getByRole("button", { name: label.rota.askByNameToListen }).click();
	await expect.element(dialog.getByRole("button", { name: t(label.rota.askMember, { name: "Ada" }) })).toBeVisible();
	await expect.element(askOmar).not.toBeInTheDocument();
});

test("what was answered is shown, and what waits is taken back", async () => {
	let asked = [requestOf("waiting"), requestOf("declined", ada)];
	answer(listPlaceRequests, () => ({ results: asked }));
	answer(withdrawPlaceRequest, () => {
		asked = [requestOf("accepted")];
		return undefined;
	});
	await shows();
	await expect.element(dialog.getByText(label.rota.requestDeclined, { exact: true })).toBeVisible();
	await dialog.getByRole("button", { name: t(label.rota.takeBackRequest, { name: "Omar" }) }).click();
	await expect.element(dialog.getByText(label.rota.requestAccepted, { exact: true })).toBeVisible();
	await expect.element(dialog.getByText(label.rota.askedWaiting)).not.toBeInTheDocument();
});

test("why nobody was asked is said, and the list stays", async () => {
	answer(listPlaceRequests, { results: [] });
	answer(listCandidates, { results: [omar] });
	refuse(requestPlace, { status: 409, code: "cannot_come", message: "This member has another shift." });
	await shows();
	await dialog.getByRole("button", { name: label.rota.askByNameToListen }).click();
	await askOmar.click();
	await expect.element(dialog.getByText("This member has another shift.")).toBeVisible();
	await expect.element(askOmar).toBeVisible();
});
