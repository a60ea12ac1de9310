import { type Measure, nothing } from "./measure.ts";

export const stored: Measure = {
	name: "stored",
	folder: "history",
	needsHistory: true,
	figures: [
		{
			key: "message",
			title: "One message of 100 characters on the disk, with its indexes",
			unit: "bytes",
			better: "less",
		},
		{ key: "chat", title: "One chat without its messages, with its indexes", unit: "bytes", better: "less" },
	],
	run: async ({ history }) => (await history?.bytes?.()) ?? nothing,
};
