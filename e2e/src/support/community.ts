import { crc32, deflateSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import type { ApiClient } from "./api-client.ts";
import { newcomer } from "./applicant.ts";
import { fieldOf } from "./desk.ts";
import type { Product } from "./product.ts";

const stringAt = (value: unknown, ...path: string[]): string => {
	const text = fieldOf(value, ...path);
	if (typeof text !== "string") throw new Error(`no ${path.join(".")} in ${JSON.stringify(value)}`);
	return text;
};

/** The id of a member. */
export const idOf = async (api: ApiClient, username: string): Promise<string> =>
	stringAt(await api.as(username, "GET", "/account/user/me/"), "result", "id");

/** A listener with a name of their own, so that nobody else's story is changed by this one's; answers with the id. */
export const joins = async (api: ApiClient, product: Product, username: string, first_name: string) => {
	await newcomer(api, product, username);
	const id = await idOf(api, username);
	await api.as("director", "POST", `/members/${id}/role/`, { role: "listener" });
	await api.as(username, "PATCH", `/account/user/${id}/`, { first_name });
	return id;
};

/** Published without a window; answers with the post's id. */
export const publishAs = async (api: ApiClient, username: string, content: string, more: object = {}) =>
	stringAt(await api.as(username, "POST", "/activityfeed/posts/", { content, ...more }), "result", "id");

/** The same with a comment. */
export const commentAs = async (api: ApiClient, username: string, post_id: string, content: string) =>
	stringAt(await api.as(username, "POST", "/activityfeed/comments/", { post_id, content }), "result", "id");

/** What a window of the member area is logged in with, as the stored session user. */
export const storedUser = (page: Page): Promise<Record<string, unknown>> =>
	page.evaluate(() => JSON.parse(sessionStorage.getItem("user") ?? "{}"));

/** Goes within the member area without loading anything anew. */
export const toPlace = async (page: Page, name: string) => {
	await page
		.getByRole("navigation", { name: label.profiles.community })
		.getByRole("link", { name, exact: true })
		.click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};

/** Until it is mended, what is asked for at an address fails, as with a server in trouble. */
export const breakCalls = async (page: Page, address: string | RegExp, method = "POST") => {
	await page.route(address, (route) =>
		route.request().method() === method ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
	);
	return () => page.unroute(address);
};

const chunk = (type: string, body: Buffer): Buffer => {
	const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
	const framed = Buffer.alloc(named.length + 8);
	framed.writeUInt32BE(body.length, 0);
	named.copy(framed, 4);
	framed.writeUInt32BE(crc32(named), named.length + 4);
	return framed;
};

/** A picture made in memory, as somebody chooses it: the left half is red and the right one blue. */
export const picture = (name = "lake.png", width = 64, height = 32) => {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	// Eight bits for each of red, green and blue.
	head.set([8, 2], 8);
	const line = Buffer.alloc(1 + width * 3);
	for (let x = 0; x < width; x++) line[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 255;
	const lines = Buffer.concat(Array.from({ length: height }, () => line));
	const signature = Buffer.from("89504e470d0a1a0a", "hex");
	const buffer = Buffer.concat([
		signature,
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(lines)),
		chunk("IEND", Buffer.alloc(0)),
	]);
	return { name, mimeType: "image/png", buffer };
};
