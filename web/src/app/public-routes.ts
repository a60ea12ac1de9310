/** The public site's addresses, beside those whose words are a file of the content. */
export const publicRoutes = [
	"/",
	"/chat-form",
	"/Crisis",
	"/ReferenceCheckForm",
	"/NDAForm",
	"/start",
	"/login",
	"/register",
	"/ApplyListener",
	"/ApplySupervisor",
	"/ApplyPlacement",
	"/not-eligible",
	"/forgot-password",
	"/reset-password",
	"/email-verification",
	"/shift-reminder",
] as const;

export type PublicRoute = (typeof publicRoutes)[number];

/** They have no page of their own, but lead on to one. */
export const redirectRoutes = ["/ShiftManager"] as const;

export type RedirectRoute = (typeof redirectRoutes)[number];

/** Without the public site's frame. */
export const visitorChatRoute = "/customer-chat/:chatId";
