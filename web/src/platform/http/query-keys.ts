// Under which key the cache holds what the server said, for every feature: features import nothing of each other, and
// yet what one changes is shown by others. What stands under a key is invalidated with it.

const chats = "chats";
const feed = "feed";
const profiles = "profiles";
const shifts = "shifts";

/** The member who is logged in. */
export const ownUserKey = ["me"] as const;

export const accountKeys = {
	security: ["accounts", "security"],
	sessions: ["accounts", "sessions"],
	email: ["accounts", "email"],
} as const;

export const alertKeys = {
	open: ["alerts", "open"],
	preferences: ["alerts", "preferences"],
	settings: ["alerts", "settings"],
	log: (kind: string) => ["alerts", "log", kind] as const,
} as const;

export const applicationKeys = {
	board: ["applications", "board"],
	stage: (stage: string, filter: object) => ["applications", "board", stage, filter] as const,
	toDecide: ["applications", "board", "to-decide"],
	one: (userId: string) => ["applications", "one", userId] as const,
	/** One's own, of a kind. */
	own: (kind: { readonly name: string }, userId: string) => ["applications", kind.name, userId] as const,
	record: (userId: string) => ["record", userId] as const,
} as const;

export const auditKeys = {
	log: (filter: object) => ["audit", filter] as const,
	members: ["audit", "members"],
} as const;

export const blockKeys = {
	all: ["blocks"],
	list: (state: string) => ["blocks", state] as const,
	count: ["blocks", "count"],
} as const;

export const contentKeys = {
	list: ["content"],
	one: (item: string) => ["content", item] as const,
	preview: (item: string, language: string) => ["content", item, "preview", language] as const,
	versions: (item: string) => ["content", item, "versions"] as const,
	emails: ["content", "emails", "sentences"],
	emailPreview: (email: string, language: string) => ["content", "emails", email, language] as const,
} as const;

export const chatKeys = {
	status: [chats, "status"],
	settings: [chats, "settings"],
	listeners: ["listeners"],
	cannedResponses: ["canned-responses"],
	allNotes: [chats, "notes"],
	notes: (chatId: string) => [chats, "notes", chatId] as const,
	transcript: (chatId: string) => [chats, "transcript", chatId] as const,
	allPast: [chats, "past"],
	past: (query: string) => [chats, "past", query] as const,
	pastChat: (chatId: string) => [chats, "past-chat", chatId] as const,
	leftMessages: [chats, "left-messages"],
	allDebriefs: [chats, "debriefs"],
	debriefs: [chats, "debriefs", "list"],
	ownDebriefs: [chats, "debriefs", "own"],
	debriefNews: [chats, "debriefs", "news"],
} as const;

export const feedKeys = {
	all: [feed],
	lists: [feed, "lists"],
	list: (filter: object) => [feed, "lists", filter] as const,
	/** While one looks what came to a list. */
	look: (filter: object) => [feed, "look", filter] as const,
	/** While one looks how a post stands now. */
	renew: (postId: string) => [feed, "renew", postId] as const,
	/** Of each post that was opened by itself. */
	posts: [feed, "post"],
	post: (postId: string) => [feed, "post", postId] as const,
	allComments: [feed, "comments"],
	comments: (postId: string) => [feed, "comments", postId] as const,
	/** While posts of one's own go out. */
	publishing: [feed, "publish"],
	publishingOf: (memberId: string) => [feed, "publish", memberId] as const,
	/** While a comment below a post goes out. */
	commenting: (postId: string) => [feed, "commenting", postId] as const,
	/** Ids of posts that arrived and are not shown yet. */
	arrived: [feed, "arrived"],
	suggestions: (kind: string, query: string) => [feed, "suggestions", kind, query] as const,
} as const;

export const formKeys = {
	lists: ["forms", "list"],
	list: (filter: object) => ["forms", "list", filter] as const,
	one: (formId: string) => ["forms", "one", formId] as const,
} as const;

export const invitationKeys = {
	lists: ["invitations", "list"],
	links: ["invitations", "links"],
	list: (filter: object) => ["invitations", "list", filter] as const,
} as const;

export const integrationKeys = {
	apiTokens: ["integrations", "api-tokens"],
	webhooks: ["integrations", "webhooks"],
	deliveriesOf: (webhookId: string) => ["integrations", "deliveries", webhookId] as const,
} as const;

export const memberKeys = {
	lists: ["members", "list"],
	list: (filter: object) => ["members", "list", filter] as const,
	one: (memberId: string) => ["members", "one", memberId] as const,
	nameChanges: (memberId: string) => ["members", "one", memberId, "names"] as const,
	securitySettings: ["members", "security-settings"],
} as const;

export const moderationKeys = {
	all: ["moderation"],
	reports: (decided: boolean) => ["moderation", decided ? "decided" : "waiting"] as const,
	count: ["moderation", "count"],
} as const;

export const notificationKeys = {
	all: ["notifications"],
	list: ["notifications", "list"],
	unread: ["notifications", "unread"],
	push: (memberId: string) => ["notifications", "push", memberId] as const,
} as const;

export const numberKeys = { report: (span: object) => ["numbers", span] as const } as const;

export const practiceKeys = { now: ["practice", "now"], past: ["practice", "past"] } as const;

export const preferenceKeys = { all: ["preferences"], change: ["preferences", "change"] } as const;

export const profileKeys = {
	one: (memberId: string) => [profiles, "one", memberId] as const,
	named: (username: string) => [profiles, "named", username.toLowerCase()] as const,
	silenced: [profiles, "silenced"],
	online: [profiles, "online"],
	/** Above every list of members that says whom one follows. */
	lists: [profiles, "lists"],
	allFollows: [profiles, "lists", "follows"],
	follows: (memberId: string, kind: string) => [profiles, "lists", "follows", memberId, kind] as const,
	found: (query: string) => [profiles, "lists", "found", query] as const,
	/** While a member is followed, or no longer. */
	following: (memberId: string) => [profiles, "follow", memberId] as const,
	newestPhotos: [profiles, "photos", "newest"],
	photos: (memberId: string, media: string) => [profiles, "photos", memberId, media] as const,
	ownMedia: [profiles, "files"],
	tags: [profiles, "tags"],
	countries: [profiles, "countries"],
} as const;

export const setupKeys = { all: ["setup"] } as const;

export const shiftKeys = {
	all: [shifts],
	times: [shifts, "times"],
	allDays: [shifts, "days"],
	days: (date: string, days: number) => [shifts, "days", date, days] as const,
	own: [shifts, "own"],
	swaps: [shifts, "swaps"],
	duty: [shifts, "duty"],
	hours: (memberId: string | null) => [shifts, "hours", memberId] as const,
	allHours: (month: string) => [shifts, "hours of all", month] as const,
	rota: [shifts, "rota"],
	placeRequests: (shiftId: string) => [shifts, "place requests", shiftId] as const,
	askedPlaces: [shifts, "asked places"],
	candidates: (shiftId: string, part: string) => [shifts, "candidates", shiftId, part] as const,
	supervisors: [shifts, "who may supervise"],
	calendarFeed: ["calendar-feed"],
} as const;
