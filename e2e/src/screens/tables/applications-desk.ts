import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, exactly } from "@warmline/web/labels/match";
import { newcomer } from "../../support/applicant.ts";
import { idOf } from "../../support/community.ts";
import { act, dialog, fieldOf, listenerApplies, state } from "../../support/desk.ts";
import { accepts, answersFor, inDays, pressIn, recordStep, sendsAgreement } from "../../support/record-page.ts";
import { expect } from "../../support/test.ts";
import { area, type Screen, type Stage } from "../screen.ts";

type Applicants = Readonly<Record<"submitted" | "late" | "accepted" | "certified" | "suspended" | "draft", string>> &
	Pick<Stage, "api"> & { readonly withoutApplication: string };

const addressOf = (who: Exclude<keyof Applicants, "api">) => (applicants: Applicants) =>
	`/:userId/applications/${applicants[who]}`;

const application = (
	who: Exclude<keyof Applicants, "api">,
	screen: Pick<Screen<Applicants>, "name" | "steps" | "expectedError">,
): Screen<Applicants> => ({
	...screen,
	route: "/:userId/applications/:applicantId",
	address: addressOf(who),
	viewers: ["director"],
});

const writes = async (page: Page) => {
	await act(page, t(label.applications.writeToAll, { stage: label.applications.submitted })).click();
	await dialog(page).getByLabel(label.applications.subject).fill("Our evening on Thursday");
	await dialog(page)
		.getByLabel(label.applications.mail, { exact: true })
		.fill("We meet at seven.\n\nPlease bring a friend.");
};

const previews = async (page: Page) => {
	await writes(page);
	await act(page, label.applications.lookAtIt).click();
	await expect(dialog(page).getByText(exactly(label.applications.hello))).toBeVisible();
};

const board = (screen: Omit<Screen<Applicants>, "route" | "viewers">): Screen<Applicants> => ({
	...screen,
	route: "/:userId/applications",
	viewers: ["director"],
});

const boardScreens: readonly Screen<Applicants>[] = [
	board({ name: "applications-board" }),
	{ name: "applications-refused", route: "/:userId/applications", viewers: ["supervisor"], refused: true },
	{
		name: "application-refused",
		route: "/:userId/applications/:applicantId",
		address: addressOf("submitted"),
		viewers: ["supervisor"],
		refused: true,
	},
	board({ name: "stage-mail", steps: writes }),
	board({ name: "stage-mail-preview", steps: previews }),
	board({
		name: "stage-mail-unclear",
		arrange: (page) => page.route("**/api/v1/applications/mails/", (route) => route.abort()),
		steps: async (page) => {
			await previews(page);
			await act(page, label.applications.sendToAll).click();
			await expect(dialog(page).getByText(label.applications.sendOutcomeUnknown, { exact: false })).toBeVisible();
		},
		expectedError: /ERR_FAILED/,
	}),
];

const applicationScreens: readonly Screen<Applicants>[] = [
	application("submitted", { name: "application" }),
	application("submitted", {
		name: "application-ask",
		steps: async (page) => {
			await act(page, label.applications.askForMore).click();
			await expect(dialog(page)).toContainText(contains(label.applications.moreAskedMeaning));
		},
	}),
	application("late", {
		name: "application-late",
		steps: async (page, { api, late }) => {
			await act(page, label.applications.decline).click();
			await dialog(page).getByLabel(label.applications.why).fill("We have no room at the moment.");
			await api.as("director", "POST", `/applications/${late}/decision/`, { decision: "accept" });
			await dialog(page).getByRole("button", { name: label.applications.decline }).click();
			await expect(page.getByText(label.server.acceptedAlready)).toBeVisible();
			await expect(state(page).getByText(label.applications.earlierWords)).toBeVisible();
		},
		expectedError: /409/,
	}),
	application("draft", { name: "application-papers" }),
	application("withoutApplication", { name: "application-none", expectedError: /404/ }),
];

const recordScreens: readonly Screen<Applicants>[] = [
	application("accepted", {
		name: "record-police",
		steps: async (page) => {
			await pressIn(page, label.record.policeCheck, label.record.writeDownPoliceCheck);
			const police = recordStep(page, label.record.policeCheck);
			await police.getByLabel(label.applications.level).selectOption(t(label.record.level, { level: 2 }));
			await police.getByLabel(label.record.dateOfCheck).fill(inDays(-20));
			await police.getByLabel(label.record.expires).fill(inDays(-30));
			await pressIn(page, label.record.policeCheck, label.applications.save);
			await expect(police.getByText(label.contract.checkExpiresTooEarly)).toBeVisible();
		},
	}),
	application("accepted", {
		name: "record-interview",
		steps: async (page) => {
			await pressIn(page, label.contract.interview, label.record.proposeATime);
			const interview = recordStep(page, label.contract.interview);
			await interview.getByLabel(label.applications.day).fill("2031-12-01");
			await interview.getByLabel(t(label.record.timeIn, { city: "New York" })).fill("15:30");
			await expect(
				interview.getByText(t(label.record.time, { when: "Monday, December 1, 2031 at 3:30 p.m.", city: "New York" })),
			).toBeVisible();
			await interview.getByLabel(label.record.whereToMeet).fill("By video: https://meet.example.org/nora");
		},
	}),
	application("accepted", {
		name: "record-begun",
		steps: async (page) => {
			await pressIn(page, label.contract.firstReference, label.record.nameSomebody);
			const reference = recordStep(page, label.contract.firstReference);
			await reference.getByLabel(label.record.refereeName).fill("Ada Byron");
			await reference.getByLabel(label.record.refereeEmail).fill("ada.record@example.org");
			await pressIn(page, label.contract.firstReference, label.record.askThisPerson);
			await expect(reference.getByText(t(label.applications.mailOnItsWay, { name: "Ada Byron" }))).toBeFocused();
		},
	}),
	application("accepted", {
		name: "application-certify",
		steps: async (page) => {
			await act(page, label.applications.certify).click();
			await expect(dialog(page).getByRole("listitem").filter({ hasText: label.record.policeCheck })).toHaveCount(1);
			await dialog(page).getByRole("button", { name: label.applications.certify }).click();
			await expect(dialog(page).getByText(label.contract.reasonMissing)).toBeVisible();
			await dialog(page).getByLabel(label.applications.whyWithoutSteps).fill("She listened with us for years before.");
		},
	}),
	application("certified", { name: "record-certified" }),
	application("accepted", {
		name: "application-done",
		steps: async (page) => {
			await act(page, label.applications.certify).click();
			await dialog(page).getByLabel(label.applications.whyWithoutSteps).fill("She listened with us for years before.");
			await dialog(page).getByRole("button", { name: label.applications.certify }).click();
			await expect(page.getByText(t(label.applications.certifiedAndMailed, { name: "Nora Silva" }))).toBeVisible();
		},
	}),
	application("suspended", { name: "record-suspended" }),
];

const draftWithDocument = async ({ api, product }: Stage, username: string) => {
	await newcomer(api, product, username, "supervisor");
	const begun = await api.as(username, "POST", "/onboarding/supervisor-application/", {});
	const id = String(fieldOf(begun, "result", "user", "id"));
	const form = new FormData();
	form.set("degreeName", "Bachelor of Social Work");
	form.set("resume", new File(["%PDF-1.7\n%%EOF\n"], "papers of Nora.pdf", { type: "application/pdf" }));
	await api.as(username, "PUT", `/onboarding/supervisor-application/${id}/`, form);
	return id;
};

/** Nothing is left to do. */
const completeRecord = async ({ api, product }: Stage, { id, email }: { id: string; email: string }) => {
	const asDirector = (method: string, what: string, body?: object) =>
		api.as("director", method, `/applications/${id}/${what}/`, body);
	for (const name of ["Ada Byron", "Grace Hopper"]) {
		const email = `${name.split(" ")[0]}@example.org`;
		await asDirector("POST", "referees", { name, email });
		await answersFor(api, product, email);
	}
	await sendsAgreement(api, email);
	const found = await asDirector("GET", "record");
	await asDirector("POST", "interview", { at: `${inDays(1)}T15:30:00Z`, note: "By video." });
	await asDirector("PATCH", "record", {
		police_check: { level: 2, date: inDays(-20), expires: inDays(300) },
		nda_form_id: String(fieldOf(found, "result", "found_nda", "id")),
		...{ identity_seen: true, interview_held: true, training_hours: 12.5, observed_chats: 2 },
	});
};

/** What directors see of the applications, and of the record of who was accepted. */
export const applicationsDesk = area({
	prepare: async (stage): Promise<Applicants> => {
		const { api, product } = stage;
		const applies = async (username: string) => (await listenerApplies(api, product, username)).id;
		const accepted = async (username: string) => {
			const applicant = await listenerApplies(api, product, username);
			await accepts(api, applicant.id);
			return applicant;
		};
		const certify = (id: string, body: object) =>
			api.as("director", "POST", `/applications/${id}/training-done/`, body);
		const certified = await accepted("nora.certified");
		await completeRecord(stage, certified);
		await certify(certified.id, {});
		const suspended = await accepted("nora.suspended");
		await certify(suspended.id, { reason: "Known for years." });
		const reason = "We wait for a new police check.";
		await api.as("director", "POST", `/applications/${suspended.id}/suspension/`, { reason });
		await newcomer(api, product, "nora.new");
		return {
			api,
			certified: certified.id,
			suspended: suspended.id,
			submitted: await applies("nora.submitted"),
			late: await applies("nora.late"),
			accepted: (await accepted("nora.accepted")).id,
			draft: await draftWithDocument(stage, "nora.draft"),
			withoutApplication: await idOf(api, "nora.new"),
		};
	},
	screens: [...boardScreens, ...applicationScreens, ...recordScreens],
});
