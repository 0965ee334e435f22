import type { Language } from '~/domain/language/language';
import { serverTexts } from '~/locales/server';
import { isAlive } from '../e2e/is-alive';
import type { BrowserWindow, Wanted } from './browser-window';

const PATIENCE = 15_000;

/** A user of the site in a window: finds elements by their text, and waits for each. */
export class Visitor {
	readonly texts: ReturnType<typeof serverTexts>['t'];

	constructor(
		readonly window: BrowserWindow,
		readonly origin: string,
		readonly language: Language,
		readonly isPhone: boolean,
	) {
		this.texts = serverTexts(language).t;
	}

	/** Opens a page of the site in the visitor's language and waits for its script. */
	async open(path: string): Promise<void> {
		const address = new URL(path, this.origin);
		address.searchParams.set('lng', this.language);
		await this.window.open(String(address));
		await this.untilAlive();
	}

	/** Signs in by the issuer's page, as one of the demonstration's people, and opens a page. */
	async openAs(login: string, path: string): Promise<void> {
		await this.open('/contact');
		await this.window.open(`${this.origin}/signin?to=${encodeURIComponent(path)}`);
		await this.click(`button[value="${login}"]`);
		await this.until(`to be at ${path}`, async () => (await this.address()).pathname === path.split('?', 1)[0]);
		await this.untilAlive();
	}

	/** Waits for the page's script, and until nothing more is loaded: Firefox takes a part of the script that a navigation overtakes for an error. */
	async untilAlive(): Promise<void> {
		await this.until('the script', () => this.window.evaluate(`return (${isAlive})()`));
		let before: unknown;
		await this.until('all parts', async () => {
			const loaded = await this.window.evaluate('return performance.getEntriesByType("resource").length');
			await new Promise((done) => setTimeout(done, 300));
			const isSame = loaded === before;
			before = loaded;
			return isSame;
		});
	}

	async address(): Promise<URL> {
		return new URL(String(await this.window.evaluate('return location.href')));
	}

	/** The text that stands on the first such element that is seen. */
	async see(css: string, text?: RegExp | string): Promise<string> {
		const wanted = { css, ...(text === undefined ? {} : { text: sourceOf(text) }) };
		await this.until(told(wanted), () => this.window.find(wanted));
		return String(await this.window.evaluate('return document.querySelector(wanted.css)?.textContent ?? ""', wanted));
	}

	async click(css: string, text?: RegExp | string): Promise<void> {
		await this.use('click', css, text, (element) => element.click());
	}

	async type(css: string, words: string): Promise<void> {
		await this.use('type into', css, undefined, (element) => element.type(words));
	}

	/** What moves or is covered for a moment is tried again. */
	private async use(
		verb: string,
		css: string,
		text: RegExp | string | undefined,
		work: (element: NonNullable<Awaited<ReturnType<BrowserWindow['find']>>>) => Promise<void>,
	): Promise<void> {
		const wanted = { css, ...(text === undefined ? {} : { text: sourceOf(text) }) };
		let reason: unknown;
		await this.until(
			`to ${verb} ${told(wanted)}`,
			async () => {
				const element = await this.window.find(wanted);
				if (!element) return false;
				try {
					await work(element);
					return true;
				} catch (error) {
					reason = error;
					return false;
				}
			},
			() => reason,
		);
	}

	async until(what: string, holds: () => Promise<unknown>, why: () => unknown = () => undefined): Promise<void> {
		const end = Date.now() + PATIENCE;
		let last: unknown;
		while (Date.now() < end) {
			try {
				if (await holds()) return;
			} catch (error) {
				// A document that is being left answers nothing.
				last = error;
			}
			await new Promise((done) => setTimeout(done, 100));
		}
		const cause = why() ?? last;
		throw new Error(`Waited in vain for ${what}${cause ? `: ${String(cause).split('\n', 1)[0]}` : ''}`);
	}
}

function sourceOf(text: RegExp | string): string {
	return typeof text === 'string' ? `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : text.source;
}

const told = ({ css, text }: Wanted) => `${css}${text === undefined ? '' : ` /${text}/`}`;
