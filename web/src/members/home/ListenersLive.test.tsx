import type { AnswerOf } from "@warmline/contract/calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ListenersLive } from "./ListenersLive.tsx";
import { WaitingVisitors } from "./WaitingVisitors.tsx";

const status = (listeners_available: number): AnswerOf<typeof chatStatus> => ({
	...{ open: true, why: "open", reason: null, closes_at: null, next_open: null },
	...{ waiting: 0, listeners_available, wait: null, keep_days: 90 },
});

const lina = member("listener");

function Home() {
	const [told, setTold] = useState<string | null>(null);
	return (
		<>
			<ListenersLive told={told} />
			<WaitingVisitors userId={lina.id} />
			<button type="button" onClick={() => setTold("away")}>
				Hear away
			</button>
			<button type="button" onClick={() => setTold("available")}>
				Hear available
			</button>
		</>
	);
}

const listeners = (count: number) => page.getByText(tn(count, label.members.listenersAvailable));

test("who comes on duty is counted on Home at once (D14)", async () => {
	answer(chatStatus, status(1));
	await mount(<Home />, { as: lina });
	await page.getByRole("button", { name: "Hear away" }).click();
	await expect.element(listeners(1)).toBeVisible();
	answer(chatStatus, status(2));
	await page.getByRole("button", { name: "Hear available" }).click();
	// Well before Home asks again by itself.
	await expect.element(listeners(2), { timeout: 8_000 }).toBeVisible();
});
