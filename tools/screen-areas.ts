import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Area } from "../e2e/src/screens/screen.ts";

/** Areas of all kinds of data: their rows are read here, never run. */
type AnyArea = Pick<Area<never>, "people" | "prepared" | "screens">;

export type ScreenArea = AnyArea & { readonly path: string };

const isArea = (value: unknown): value is AnyArea =>
	typeof value === "object" && value !== null && "screens" in value && Array.isArray(value.screens);

/** The tables of `e2e/src/screens/tables`, each with the path of its file. */
export const screenAreas = async (): Promise<ScreenArea[]> => {
	const areas: ScreenArea[] = [];
	for (const path of globSync("e2e/src/screens/tables/*.ts").sort()) {
		const exported: Readonly<Record<string, unknown>> = await import(resolve(path));
		for (const value of Object.values(exported)) if (isArea(value)) areas.push({ ...value, path });
	}
	return areas;
};
