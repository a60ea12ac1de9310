import { t, tn } from "@warmline/contract/i18n";
import { diffArrays } from "diff";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import type { Texts } from "../api.ts";
import { fileLanguageName, languageOfFile } from "../choice-label.ts";
import { readableLines } from "./readable-lines.ts";

/** A logo is one line of many thousand characters. */
const longestLine = 600;
const mostLines = 100;

type Line = { readonly words: string; readonly isAdded: boolean };

const changedLines = (path: string, before: Texts, after: Texts): Line[] =>
	diffArrays(readableLines(path, before[path] ?? ""), readableLines(path, after[path] ?? ""))
		.filter(({ added, removed }) => added || removed)
		.flatMap(({ value, added }) => value.map((words) => ({ words, isAdded: added })));

const shortened = (words: string) => (words.length > longestLine ? `${words.slice(0, longestLine)}...` : words);

type ContentChangesProps = { readonly before: Texts; readonly after: Texts };

/** What two versions of a text say differently, line by line. */
export function ContentChanges({ before, after }: ContentChangesProps) {
	const files = Object.keys(after)
		.map((path) => ({ path, lines: changedLines(path, before, after) }))
		.filter(({ lines }) => lines.length > 0);
	if (files.length === 0) return <p className="text-soft">{t("They say the same.")}</p>;
	return (
		<div className="space-y-3">
			{files.map(({ path, lines }) => {
				const language = languageOfFile(path);
				return (
					<section key={path} aria-label={fileLanguageName(path)}>
						<p className="text-sm font-semibold">{fileLanguageName(path)}</p>
						<ul className="mt-1 space-y-1 text-sm">
							{lines.slice(0, mostLines).map(({ words, isAdded }, at) => (
								<li
									// biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and none moves
									key={at}
									className={`rounded-control px-2 py-1 break-words ${isAdded ? "bg-good-wash text-good" : "bg-bad-wash text-bad"}`}
								>
									<VisuallyHidden>{isAdded ? t("Added:") : t("Removed:")} </VisuallyHidden>
									<span aria-hidden="true">{isAdded ? "+ " : "− "}</span>
									{isAdded ? (
										<ins lang={language} className="no-underline">
											{shortened(words)}
										</ins>
									) : (
										<del lang={language}>{shortened(words)}</del>
									)}
								</li>
							))}
						</ul>
						{lines.length > mostLines && (
							<p className="mt-1 text-sm text-soft">
								{tn(lines.length - mostLines, { one: "And one more line.", other: "And {count} more lines." })}
							</p>
						)}
					</section>
				);
			})}
		</div>
	);
}
