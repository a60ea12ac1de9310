import { config } from "zod/mini";
import "./ui/theme.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { AppRoutes } from "./app/routes.tsx";
import { leaveOpenChat } from "./chats/visitor/leave-open-chat.ts";
import { AddressRouter } from "./platform/routing/AddressRouter.tsx";
import { base } from "./platform/routing/language-address.ts";
import { beforeLeaving } from "./ui/navigation/leave-fast.ts";

// The content policy forbids making code from text; without this Zod would try, and the browser report it.
config({ jitless: true });

beforeLeaving(leaveOpenChat);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const app = (
	<StrictMode>
		<AddressRouter base={base}>
			<AppRoutes />
		</AddressRouter>
	</StrictMode>
);

// What was rendered ahead is read already; it is taken over as it stands.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
