import type { ComponentProps } from "react";
import { controlLook, useFieldWiring } from "./field-wiring.ts";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
	return <input {...useFieldWiring()} type="text" {...rest} className={controlLook(className)} />;
}
