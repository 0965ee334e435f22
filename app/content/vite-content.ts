import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { buildText } from '../domain/content/build-text.server';
import { type ContentSources, checkContent, errorLines } from '../domain/content/check-content.server';
import { contentFile, languagesOf } from '../domain/content/content-page';
import { CONTENT_PAGES } from '../domain/content/content-pages';
import { type ContentError, readContent } from '../domain/content/read-content.server';

const FOLDER = 'app/content';

/** Every Markdown file below `app/content`, by its path from `root`. */
export function readSources(root: string): ContentSources {
	const names = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md'))
		.sort();
	return Object.fromEntries(
		names.map((name) => [`${FOLDER}/${name.split(sep).join('/')}`, readFileSync(join(root, FOLDER, name), 'utf8')]),
	);
}

/**
 * Turns the texts of `app/content` into modules with checked front matter and finished HTML, so that no Markdown is parsed for a
 * reader. One error in any of them, and the site does not build.
 */
export function content(root: string): Plugin {
	return {
		name: 'content',
		enforce: 'pre',
		buildStart() {
			const { errors } = checkContent(CONTENT_PAGES, readSources(root));
			if (errors.length > 0) this.error(`The texts have faults.\n${errorLines(errors)}`);
		},
		load(id) {
			const file = relative(root, id).split(sep).join('/');
			const page = CONTENT_PAGES.find((each) =>
				languagesOf(each).some((language) => contentFile(each, language) === file),
			);
			if (!page) return null;
			const errors: ContentError[] = [];
			const read = readContent(page.kind, file, readFileSync(id, 'utf8'), errors);
			return read ? `export default ${JSON.stringify(buildText(read))};` : this.error(errorLines(errors));
		},
	};
}
