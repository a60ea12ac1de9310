import { me } from "@warmline/contract/accounts/calls";
import { socketTicket } from "@warmline/contract/accounts/ticket-calls";
import { readDebriefNews } from "@warmline/contract/chats/debrief-calls";
import { closeCodes } from "@warmline/contract/frames";
import { memberChannelPath } from "@warmline/contract/notifications/member-channel";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/fake-server.ts";
import { member, mount } from "../../../test/mount.tsx";
import { MemberChannel } from "../../platform/realtime/member-channel.tsx";
import { noDebriefNews } from "../debriefs/no-debrief-news.ts";
import { AgentProvider, useAgent } from "./AgentProvider.tsx";

/** Lines that stand as soon as they are opened, by their addresses; the test is the server. */
const standingLines = () => {
	const lines: { url: string; onopen?: () => void; onclose?: (event: { code: number }) => void }[] = [];
	vi.stubGlobal(
		"WebSocket",
		class {
			readonly url: string;
			onopen?: () => void;
			onclose?: (event: { code: number }) => void;
			constructor(url: string) {
				this.url = url;
				lines.push(this);
				queueMicrotask(() => this.onopen?.());
			}
			send() {}
			close() {}
		},
	);
	onTestFinished(() => void vi.unstubAllGlobals());
	return {
		line: () => lines.findLast(({ url }) => url.includes(memberChannelPath)),
	};
};

function Here() {
	return useAgent() ? "has chats" : "has no chats";
}

const shown = { listener: "has chats", trainee_listener: "has no chats" } as const;

test.each([
	["suspended", "listener", "trainee_listener"],
	["reinstated", "trainee_listener", "listener"],
] as const)("of who is %s while a page is open, the page shows it at once", async (_, before, after) => {
	const { line } = standingLines();
	answer(socketTicket, { ticket: "a-ticket", expires_in: 30 });
	answer(readDebriefNews, { result: noDebriefNews });
	answer(me, { result: member(before) });
	await mount(
		<MemberChannel>
			<AgentProvider>
				<Here />
			</AgentProvider>
		</MemberChannel>,
		{ as: member(before) },
	);
	await expect.element(page.getByText(shown[before])).toBeVisible();
	await expect.poll(line).toBeDefined();

	answer(me, { result: member(after) });
	line()?.onclose?.({ code: closeCodes.restart });
	await expect.element(page.getByText(shown[after])).toBeVisible();
});
