import type { ComponentProps } from "react";
import { controlLook, useFieldWiring } from "./field-wiring.ts";

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
	return <textarea {...useFieldWiring()} rows={4} {...rest} className={controlLook(className)} />;
}
