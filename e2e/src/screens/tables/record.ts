import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, endsWith } from "@warmline/web/labels/match";
import { press } from "../../support/applicant.ts";
import { fieldOf, listenerApplies } from "../../support/desk.ts";
import { accepts, answersFor } from "../../support/record-page.ts";
import { expect, phone } from "../../support/test.ts";
import { area, type Screen, type Stage } from "../screen.ts";

/** Where the mails of three requests lead: one open, one answered, one taken back. */
type Links = Readonly<Record<"open" | "answered" | "takenBack", string>>;

/** Two days ahead, in the evening. */
const soon = () => new Date(new Date().setUTCHours(23, 0, 0, 0) + 2 * 24 * 3_600_000).toISOString();

const firstReference = (page: Page) => page.getByRole("listitem").filter({ hasText: label.contract.firstReference });

const ownRecord = (name: string, viewer: string, more: Partial<Screen<Links>> = {}): Screen<Links> => ({
	...{ name, route: "/:userId/my-record", viewers: [viewer] },
	...more,
});

const reference = (name: string, link: keyof Links, more: Partial<Screen<Links>> = {}): Screen<Links> => ({
	...{
		name,
		route: "/ReferenceCheckForm",
		address: (links) => links[link],
		viewers: ["visitor"],
		requirements: ["N7"],
	},
	...{ size: phone },
	...more,
});

const ownScreens: readonly Screen<Links>[] = [
	{ name: "record-dashboard", route: "/:userId/chat-dashboard", viewers: ["rita.named"] },
	ownRecord("own-record-submitted", "rita.named"),
	ownRecord("record-refused", "nils.names", {
		steps: async (page) => {
			await firstReference(page).getByRole("button", { name: label.record.nameSomebody }).click();
			await firstReference(page).getByLabel(label.record.refereeName).fill("Rafael Okafor");
			await firstReference(page).getByLabel(label.record.refereeEmail).fill("nils.names@example.org");
			await press(page, label.record.askThisPerson);
			await expect(page.getByText(label.server.refereeIsApplicant)).toBeVisible();
		},
		expectedError: /409/,
	}),
	ownRecord("record-take-back", "rita.named", {
		size: phone,
		steps: async (page) => {
			await firstReference(page).getByRole("button", { name: label.record.takeBack }).click();
			await expect(
				page.getByRole("dialog", { name: t(label.record.takeBackRequest, { name: "Olga Open" }) }),
			).toBeVisible();
		},
	}),
	ownRecord("record", "ines.invited", {
		ready: (page) => expect(page.getByText("By video call.")).toBeVisible(),
	}),
	ownRecord("record-accepted", "ines.invited", {
		steps: async (page) => {
			await press(page, label.record.acceptThisTime);
			await expect(page.getByText(label.record.timeAccepted)).toBeFocused();
			await expect(page.getByText(label.record.interviewAgreed)).toBeVisible();
		},
	}),
	{
		name: "record-paused",
		route: "/:userId/chat-dashboard",
		viewers: ["sol.suspended"],
	},
	ownRecord("record-paused-page", "sol.suspended"),
	ownRecord("own-record-in-training", "trainee"),
	ownRecord("own-record-certified", "listener1"),
	{
		name: "home-police-check",
		route: "/:userId/activity-feed",
		viewers: ["eva.expired"],
		steps: (page) =>
			expect(
				page.getByText(contains(label.record.ownPoliceCheckExpired, { day: "January 10, 2021" }), { exact: false }),
			).toBeVisible(),
	},
];

const referenceScreens: readonly Screen<Links>[] = [
	reference("reference", "open"),
	reference("reference-error", "open", {
		steps: async (page) => {
			await press(page, label.ui.send);
			await expect(page.getByText(label.contract.acquaintanceMissing)).toBeVisible();
		},
	}),
	reference("reference-written", "open", {
		steps: async (page) => {
			await page.getByLabel(label.forms.acquaintanceQuestion).fill("We volunteered at the food bank.");
			await page.getByLabel(t(label.forms.wordsAbout, { applicant: "Nora Silva" })).fill("She listens first.");
			await page.getByRole("radio", { name: label.applicant.yes }).check({ force: true });
			await page.route("**/api/v1/references/**", (route) => route.abort());
			await press(page, label.ui.send);
			await expect(page.getByText(endsWith(label.forms.wordsStillHere))).toBeVisible();
		},
		expectedError: /ERR_FAILED/,
	}),
	reference("reference-sent", "open", {
		steps: async (page) => {
			await page.getByLabel(label.forms.acquaintanceQuestion).fill("We volunteered at the food bank.");
			await page.getByLabel(t(label.forms.wordsAbout, { applicant: "Nora Silva" })).fill("She listens first.");
			await page.getByRole("radio", { name: label.applicant.yes }).check({ force: true });
			await press(page, label.ui.send);
			await expect(page.getByText(label.forms.answerReceived)).toBeFocused();
		},
	}),
	reference("reference-answered", "answered"),
	reference("reference-unknown", "takenBack", { expectedError: /404/ }),
];

const named = async ({ api, product }: Stage, id: string, name: string) => {
	const email = `${name.toLowerCase().replace(" ", ".")}@example.org`;
	const answer = await api.as("director", "POST", `/applications/${id}/referees/`, { name, email });
	const { pathname, search } = new URL(await product.linkMailedTo(email));
	return { email, link: pathname + search, referees: fieldOf(answer, "result", "referees") };
};

/** What volunteers see of their own record, and whom they named as a referee. */
export const record = area({
	prepared: {
		"rita.named": "new_hire",
		"nils.names": "new_hire",
		"ines.invited": "new_hire",
		"sol.suspended": "listener",
		"eva.expired": "listener",
	},
	prepare: async (stage): Promise<Links> => {
		const { api, product } = stage;
		const asDirector = (id: string, method: string, what: string, body?: object) =>
			api.as("director", method, `/applications/${id}/${what}/`, body);
		const rita = await listenerApplies(api, product, "rita.named");
		const { link: open } = await named(stage, rita.id, "Olga Open");
		const nils = await listenerApplies(api, product, "nils.names");
		const { link: takenBack, referees } = await named(stage, nils.id, "Theo Taken");
		await asDirector(nils.id, "DELETE", `referees/${fieldOf(referees, "0", "id")}`);

		const ines = await listenerApplies(api, product, "ines.invited");
		const { link: answered, email } = await named(stage, ines.id, "Anna Answered");
		await answersFor(api, product, email);
		await asDirector(ines.id, "POST", "interview", { at: soon(), note: "By video call." });
		const certified = async (username: string) => {
			const { id } = await listenerApplies(api, product, username);
			await accepts(api, id);
			await asDirector(id, "POST", "training-done", { reason: "Known for years." });
			return id;
		};
		await asDirector(await certified("sol.suspended"), "POST", "suspension", { reason: "Something to talk about." });
		const police_check = { level: 2, date: "2020-01-10", expires: "2021-01-10" };
		await asDirector(await certified("eva.expired"), "PATCH", "record", { police_check });
		return { open, answered, takenBack };
	},
	screens: [...ownScreens, ...referenceScreens],
});
