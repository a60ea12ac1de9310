import { memberRoutes } from "./app/member-routes.ts";
import { publicRoutes, redirectRoutes, visitorChatRoute } from "./app/public-routes.ts";
import { textPages } from "./public/text-pages.ts";

/** Every address at which there is a page. */
export const pageRoutes: readonly string[] = [
	...publicRoutes,
	...textPages.map(({ path }) => path),
	visitorChatRoute,
	...memberRoutes.map(({ path }) => path),
];

/** Every address that the product knows. The server reads it as it was at the build: any other is answered with 404. */
export const allRoutes: readonly string[] = [...pageRoutes, ...redirectRoutes];
