import type { Coverage, Figures, Numbers } from "@warmline/contract/numbers/calls";

const figuresOf = (asked: number): Figures => ({
	asked,
	handled: asked,
	left_before: 0,
	closed: 0,
	waiting: 0,
	messages_left: 0,
	wait: { median: 120, ninety: 120, longest: 120, within_1: 0, within_3: asked, within_10: asked },
	length: { median: 1800, ninety: 1800, longest: 1800 },
});

const coverage: Coverage = {
	planned: 4,
	off: 0,
	confirmed: 3,
	held: 3,
	promised_minutes: 540,
	open_minutes: 500,
	booked_minutes: 1080,
	given_minutes: 1000,
};

/** For tests: two months of long ago. */
export const sampleNumbers: Numbers = {
	from: "2019-02-01",
	until: "2019-03-31",
	by: "month",
	total: { figures: figuresOf(21), coverage },
	listeners: 1,
	parts: [
		{ from: "2019-02-01", until: "2019-02-28", figures: figuresOf(12), coverage },
		{ from: "2019-03-01", until: "2019-03-31", figures: figuresOf(9), coverage },
	],
	hours: [{ weekday: 1, hour: 7, asked: 21, handled: 21 }],
	alerts: [{ kind: "visitor_waiting", alerts: 4, responded: 3, median: 90, ninety: 240 }],
	whole_months: {
		months: ["2019-02", "2019-03"],
		scale: {
			total: { chats: 12, before: 4, after: 7, change: 3 },
			months: [
				{ month: "2019-02", group: { chats: 12, before: 4, after: 7, change: 3 } },
				{ month: "2019-03", group: null },
			],
		},
		languages: { groups: [{ language: "en", chats: 12 }], others: 9 },
		resources: { groups: [{ name: "Kids Help Phone", shares: 12 }], others: 0 },
		regions: { groups: [{ country: "CA", region: "Ontario", chats: 12 }], others: 9 },
	},
};
