import { type FeatureUses, isNewFeature, readUses } from '~/domain/feature/feature-use';
import { debounce } from '~/platform/debounce';

/** Local storage: when each feature was last used in this browser (PAGE-25). It never leaves it. */
const KEY = 'featureUses';

const NEW = { en: 'New', de: 'Neu' } as const;

/**
 * Marks what carries `data-feature` as new until it is used, and again when it was not used for 30 days
 * (PAGE-25). Begins with the first thing that somebody does, and goes along with what is drawn later.
 */
export function startFeatureMarks(): void {
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
