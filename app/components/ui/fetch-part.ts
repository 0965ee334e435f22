import { loadTexts } from '~/locales/browser';

/** Maximum time for the next page to load. */
const LEAVING_MS = 2000;

/**
 * Fetches a part of the page's script and the texts it needs. A failure is reported with a delay: a navigation that has begun aborts
 * pending fetches (Firefox), and a page that is being left has nothing to recover.
 */
export async function fetchPart<Module>(load: () => Promise<Module>, texts: readonly string[]): Promise<Module> {
	try {
		const [module] = await Promise.all([load(), loadTexts(texts)]);
		return module;
	} catch (error) {
		await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
		throw error;
	}
}
