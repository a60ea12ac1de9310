import * as z from "zod/mini";
import { lengthLimit } from "./text.ts";

const oneWord: z.ZodMiniType = z.string().check(lengthLimit(10));
/** `true` or `false` in an address, or in a form. */
export const yesOrNo = z.pipe(oneWord, z.stringbool());
