import type { ListenerAnswers } from "@warmline/contract/applications/listener-application";

/** What Tess wrote when she applied, so that directors of a new demo have something to read. Invented, and short. */
export const pastApplication = {
	of: "trainee",
	acceptedBy: "director",
	begunDaysAgo: 13,
	submittedDaysAgo: 12,
	acceptedDaysAgo: 8,
	answers: {
		phone_number: "613-555-0142",
		over_18: true,
		country: "Canada",
		address: "18 Maple Court, Ottawa, Ontario, K1N 5Y2",
		how_did_you_hear: "A friend listens with you on Thursdays. She told me how calm her evenings there are.",
		what_attracted_you:
			"Years ago a stranger listened to me on a long train ride. I still remember it. I would like to be that person for somebody else.",
		calm_under_challenges:
			"At the library where I work, a man once shouted at me over a fine. I breathed, spoke more slowly, and asked what had gone wrong for him. After some minutes we could talk.",
		action_when_upset:
			"I notice it in my shoulders first. I take a short walk, drink some water, and then talk to my sister about how I feel, never about who it was.",
		sensitive_topics:
			"I lost my father two years ago, so grief is close to me. I can listen to it. I would tell my supervisor if a chat came too near.",
		difficult_conversations:
			"My roommate stopped eating well and did not want to hear about it. I said what I saw, that I cared, and that I would not push. She came back to it a week later.",
		distress_responder_experience: false,
		privacy: true,
		computer_internet: true,
		volunteer_reference: true,
		criminal_record_check: true,
		commitment: true,
		complete_training: true,
		technical_skill_rating: 8,
	} satisfies ListenerAnswers,
	/** Of the organisation's hours, by the time at which they begin. */
	shifts: ["16:00", "20:00"],
} as const;
