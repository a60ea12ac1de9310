import type { ReactNode } from "react";

/** The confidentiality agreement as it stands on the page, and what names that text. */
export type Agreement = { readonly version: string; readonly text: ReactNode };
