import type { Page, WebSocketRoute } from "@playwright/test";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";

/** The chat's line as the page has it; a test may say on it what the server would say much later. */
export class VisitorLine {
	/** What the page hears instead of a frame of the server. */
	change = (frame: string): string => frame;
	private route: WebSocketRoute | undefined;

	/** Of the chat that a page opens next. */
	static async of(page: Page) {
		const line = new VisitorLine();
		await page.routeWebSocket(/\/ws\/chat\/conversation\//, (route) => {
			const server = route.connectToServer();
			line.route = route;
			server.onMessage((frame) => route.send(line.change(String(frame))));
		});
		return line;
	}

	tells(frame: ToVisitorFrame) {
		this.route?.send(JSON.stringify(frame));
	}
}
