/** How far Tess has come since she was accepted. Invented, and short. */
export const pastRecord = {
	referees: [
		{
			name: "Miriam Aubert",
			email: "miriam@demo.warmline.example",
			askedDaysAgo: 11,
			answeredDaysAgo: 9,
			how_known: "We have worked at the same library for six years.",
			words:
				"Tess is the one people go to when the day was long. She does not hurry anybody, and she keeps to herself what she was told.",
			recommends: true,
		},
		{
			name: "Paul Stendahl",
			email: "paul@demo.warmline.example",
			askedDaysAgo: 3,
			answeredDaysAgo: null,
			how_known: null,
			words: null,
			recommends: null,
		},
	],
	seenDaysAgo: 5,
	policeCheckDaysAgo: 20,
	interviewDaysAgo: 6,
	interviewNote: "By video. A link comes by mail.",
	trainingHours: 6,
	observedChats: 1,
} as const;

/** Since when those work here who had been certified before. */
export const certifiedDaysAgo = { supervisor: 400, listener1: 40, listener2: 200 } as const;
