import { type FeatureUses, isNewFeature, readUses } from '~/domain/feature/feature-use';
import { debounce } from '~/platform/debounce';

/** Local storage: when each feature was last used in this browser (PAGE-25). It never leaves it. */
const KEY = 'featureUses';

const NEW = { en: 'New', de: 'Neu' } as const;

let hasStarted = false;

/**
 * Marks elements with `data-feature` as new until they are used, and again after 30 days without use (PAGE-25). Starts with the
 * trade's frame, once per document, and covers elements rendered later.
 */
export function startFeatureMarks(): void {
	if (hasStarted) return;
	hasStarted = true;
	mark();
	new MutationObserver(debounce(mark)).observe(document.body, { childList: true, subtree: true });
	document.addEventListener('click', noteUse, { capture: true });
}

function mark(): void {
	const uses = saved();
	const word = document.documentElement.lang === 'de' ? NEW.de : NEW.en;
	for (const element of document.querySelectorAll<HTMLElement>('[data-feature]')) {
		if (isNewFeature(uses, element.dataset.feature ?? '', Date.now())) element.dataset.new = word;
		else delete element.dataset.new;
	}
}

function noteUse({ target }: Event): void {
	const used = target instanceof Element ? target.closest<HTMLElement>('[data-feature]') : null;
	if (!used?.dataset.feature) return;
	try {
		localStorage.setItem(KEY, JSON.stringify({ ...saved(), [used.dataset.feature]: Date.now() }));
	} catch {
		// Without storage a feature stays new.
	}
	mark();
}

function saved(): FeatureUses {
	try {
		return readUses(localStorage.getItem(KEY));
	} catch {
		return {};
	}
}
