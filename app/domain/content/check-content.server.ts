import { lexer, type Token, type Tokens } from 'marked';
import { BRAND_WORD, BRAND_WORDS } from './brand-words';
import { type ContentKind, type ContentPage, contentFile, languagesOf } from './content-page';
import { type ContentError, type ContentFile, readContent } from './read-content.server';

/** Files by their path from the project's root. */
export type ContentSources = Readonly<Record<string, string>>;

/** Reads every text, and says all that is wrong with them: one that is missing, one that no page uses, and each one's own errors. */
export function checkContent(
	pages: readonly ContentPage[],
	sources: ContentSources,
): { files: ContentFile[]; errors: ContentError[] } {
	const errors: ContentError[] = [];
	const files: ContentFile[] = [];
	const requested = new Map<string, ContentKind>();
	for (const page of pages) {
		for (const language of languagesOf(page)) {
			const file = contentFile(page, language);
			requested.set(file, page.kind);
			if (sources[file] === undefined)
				errors.push({ file, line: 1, wrong: `is missing, and ${page.paths[language]} wants it` });
		}
	}
	for (const [file, source] of Object.entries(sources)) {
		const kind = requested.get(file);
		if (!kind) {
			errors.push({ file, line: 1, wrong: 'belongs to no page of the list (app/domain/content/content-pages.ts)' });
			continue;
		}
		checkBrandWords(file, source, errors);
		const read = readContent(kind, file, source, errors);
		if (!read) continue;
		files.push(read);
		checkBody(read, errors);
	}
	for (const key of ['title', 'description'] as const) findTwins(files, key, errors);
	return { files, errors };
}

/** `a.md:3: …` and so on, a line each. */
export function errorLines(errors: readonly ContentError[]): string {
	return errors.map(({ file, line, wrong }) => `${file}:${line}: ${wrong}`).join('\n');
}

function findTwins(files: readonly ContentFile[], key: 'title' | 'description', errors: ContentError[]): void {
	const known = new Map<string, ContentFile>();
	for (const each of files) {
		const text = each.frontMatter[key].toLowerCase();
		const twin = known.get(text);
		if (twin)
			errors.push({
				file: each.file,
				line: each.lines[key] ?? 1,
				wrong: `${key}: is that of ${twin.file}:${twin.lines[key] ?? 1}`,
			});
		else known.set(text, each);
	}
}

function checkBrandWords(file: string, source: string, errors: ContentError[]): void {
	for (const [index, words] of source.split('\n').entries()) {
		for (const [mark, name = ''] of words.matchAll(BRAND_WORD)) {
			if ((BRAND_WORDS as readonly string[]).includes(name)) continue;
			errors.push({ file, line: index + 1, wrong: `${mark} is none of ${BRAND_WORDS.join(', ')}` });
		}
	}
}

/** Headings begin at the second level and skip none; raw HTML and pictures would be printed as words. */
function checkBody({ file, body, bodyLine }: ContentFile, errors: ContentError[]): void {
	let depth = 1;
	let line = bodyLine;
	if (body.trim() === '') errors.push({ file, line, wrong: 'has no words' });
	for (const token of lexer(body)) {
		if (token.type === 'heading') {
			const heading = token as Tokens.Heading;
			if (heading.depth === 1) errors.push({ file, line, wrong: 'the first level is the heading of the front matter' });
			else if (heading.depth > depth + 1) errors.push({ file, line, wrong: 'skips a level of headings' });
			depth = heading.depth;
		}
		walk(token, (inner) => {
			if (inner.type === 'html') errors.push({ file, line, wrong: `raw HTML is not read: ${inner.raw.trim()}` });
			if (inner.type === 'image') errors.push({ file, line, wrong: 'pictures stand in the front matter' });
		});
		line += token.raw.split('\n').length - 1;
	}
}

function walk(token: Token, visit: (token: Token) => void): void {
	visit(token);
	const inner = [
		...('tokens' in token && token.tokens ? token.tokens : []),
		...(token.type === 'list' ? (token as Tokens.List).items : []),
		...(token.type === 'table'
			? [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].flat().flatMap((cell) => cell.tokens)
			: []),
	];
	for (const each of inner) walk(each, visit);
}
