type PastPost = {
	by: string;
	hoursAgo: number;
	content: string;
	/** What it is about, where it is folded away. */
	warning?: string;
	/** For those who follow the author. */
	followersOnly?: boolean;
	pinned?: boolean;
	likedBy?: readonly string[];
	/** "username: words", in the order in which they were said. */
	comments?: readonly string[];
};

/** Who follows whom. */
export const pastFollows: Readonly<Record<string, readonly string[]>> = {
	director: ["supervisor", "listener1", "listener2", "trainee"],
	supervisor: ["director", "listener1", "listener2"],
	listener1: ["director", "supervisor", "listener2", "trainee"],
	listener2: ["listener1", "supervisor"],
	trainee: ["director", "listener1"],
};

/** What the members of a new demo have told each other. Invented, and short; nothing in it is about a visitor. */
export const pastPosts: readonly PastPost[] = [
	{
		by: "director",
		hoursAgo: 19 * 24,
		content:
			"Welcome to our community page. Three things make it a good place: be kind, speak of yourself, and never of a visitor, not even without the name. If something here worries you, use Report. We read every one.\n\n#community #chatwithus",
		pinned: true,
		likedBy: ["supervisor", "listener1", "listener2", "trainee"],
		comments: [
			"listener1: Thank you, Dora. Glad to have a corner of our own.",
			"trainee: Good to know that somebody reads the reports.",
		],
	},
	{
		by: "supervisor",
		hoursAgo: 13 * 24,
		content:
			"A question I keep coming back to after a long evening: did I listen to answer, or did I listen to understand? It helps me more than any checklist. #learning",
		likedBy: ["director", "listener1", "listener2"],
		comments: ["listener2: Writing this on the inside of my notebook."],
	},
	{
		by: "listener2",
		hoursAgo: 11 * 24,
		content:
			'Half of my placement is done! I came to learn how to help and mostly learned how to be quiet. My classmates ask what I do all evening. "Less than you think, and it is harder than you think." #careerchange #learning',
		likedBy: ["supervisor", "listener1", "trainee"],
		comments: [
			"supervisor: That sentence should hang over the door.",
			"listener1: You have come a long way since your first practice, Omar.",
		],
	},
	{
		by: "listener1",
		hoursAgo: 9 * 24,
		content: "The dog has learned to sit under my desk for exactly one shift. Then she brings her lead. #selfcare",
		likedBy: ["director", "supervisor", "listener2", "trainee"],
		comments: ["trainee: The best supervisor of us all.", "supervisor: I accept that."],
	},
	{
		by: "director",
		hoursAgo: 8 * 24,
		content:
			"Please welcome @trainee, who has joined the training this week. Say hello when you see her in practice. #community",
		likedBy: ["supervisor", "listener1", "listener2", "trainee"],
		comments: ["trainee: Hello everybody! A little nervous, and very glad.", "listener1: Hello Tess! We all were."],
	},
	{
		by: "listener1",
		hoursAgo: 6 * 24,
		content:
			"Two years ago today I lost my grandmother, who taught me to listen over potatoes and a very slow kettle. I did not think the day would still be this loud. I have put the kettle on.",
		warning: "grief",
		followersOnly: true,
		likedBy: ["director", "supervisor", "listener2", "trainee"],
		comments: [
			"director: Thinking of you, Lina. Take the evening off if you need it.",
			"listener2: What a good picture of her.",
		],
	},
	{
		by: "supervisor",
		hoursAgo: 5 * 24,
		content:
			"An hour in the garden before anybody was awake. What do you all do with your hands after a shift? I find that words come back more easily when I have not used any for an hour. #selfcare #growth",
		likedBy: ["director", "listener1"],
		comments: ["listener1: Bread. It forgives everything.", "director: Long swims. Nobody can mail me there."],
	},
	{
		by: "trainee",
		hoursAgo: 4 * 24,
		content:
			'First practice done! I played a listener and said "I hear you" so often that @listener1 started to count. Nine times. Any ideas for other words? #learning',
		likedBy: ["director", "supervisor", "listener1", "listener2"],
		comments: [
			"listener1: Only eight, I was generous. Try saying back one word of theirs, and then wait.",
			"listener2: Silence works, too. It feels longer to us than to them.",
			"trainee: Saying back one word. I will try that on Thursday.",
		],
	},
	{
		by: "listener2",
		hoursAgo: 3 * 24,
		content:
			"Does anybody have a good way to leave an evening behind before going to sleep? I am looking for something that is not a screen. #selfcare",
		likedBy: ["trainee"],
		comments: [
			"supervisor: I say one sentence out loud at the door: it is in good hands, and tonight they are not mine.",
			"listener1: Tea, and the dog, once around the block.",
		],
	},
	{
		by: "director",
		hoursAgo: 50,
		content:
			"More people came to talk this month than in any month before, and you were there for them. Thank you for every hour. #motivation #community",
		likedBy: ["supervisor", "listener1", "listener2", "trainee"],
		comments: ["supervisor: And thank you for the cake."],
	},
	{
		by: "supervisor",
		hoursAgo: 26,
		content:
			"Notes for those of you on evenings this week: I am around from six. Ask early rather than late. No question is too small for the supervisor's line.",
		followersOnly: true,
		likedBy: ["listener1", "listener2"],
	},
	{
		by: "trainee",
		hoursAgo: 3,
		content:
			"One word of theirs, and then wait. It worked. I am so pleased that I had to tell somebody. Thank you @listener1 and @listener2! #motivation #growth #learning",
		likedBy: ["listener1", "director"],
		comments: ["listener1: You did that yourself."],
	},
];
