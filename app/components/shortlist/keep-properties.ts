import { SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import { loadTexts } from '~/locales/browser';
import { readSaved, type Saved, STORED, showSaved } from './saved-properties';

const STAY_NAMES: readonly string[] = ['checkIn', 'checkOut', 'adults', 'children'];

function write(changed: Partial<Saved>): void {
	const saved = { ...readSaved(), ...changed };
	try {
		localStorage.setItem(STORED.codes, JSON.stringify(saved.codes));
		localStorage.setItem(STORED.stay, saved.stay);
	} catch {
		// retained for this page only
	}
	showSaved(saved);
}

/** Appends properties to the saved ones; a list beyond the limit is refused as a whole. */
export function keepProperties(codes: readonly string[]): void {
	const all = [...new Set([...readSaved().codes, ...codes])];
	if (all.length > SHORTLIST_LIMIT) void sayFull();
	else write({ codes: all });
}

async function sayFull(): Promise<void> {
	const [{ showToast, TOAST_MS }, texts] = await Promise.all([import('../toast/show-toast'), loadTexts(['shortlist'])]);
	if (!texts) return;
	const dismiss = texts.t('shortlist:close');
	showToast(texts.t('shortlist:full', { count: SHORTLIST_LIMIT }), { milliseconds: TOAST_MS.property, dismiss });
}

/** Puts a property back to the place it had. */
export function keepPropertyAt(code: string, index: number): void {
	write({
		codes: readSaved()
			.codes.filter((other) => other !== code)
			.toSpliced(index, 0, code),
	});
}

export function dropProperties(codes: readonly string[]): void {
	write({ codes: readSaved().codes.filter((code) => !codes.includes(code)) });
}

/** Replaces the dates and the party of the list by those of a query; all that is no part of a stay is left out. */
export function saveStay(query: string): void {
	const asked = stayOf(query);
	if (asked !== readSaved().stay) write({ stay: asked });
}

/** Keeps a property with the dates and the party of this page's address, where it names any, or lets it go. */
export function toggle(code: string): void {
	if (readSaved().codes.includes(code)) {
		dropProperties([code]);
		return;
	}
	saveStay(stayOf(location.search) || readSaved().stay);
	keepProperties([code]);
}

function stayOf(query: string): string {
	const asked = new URLSearchParams(query);
	const stay = STAY_NAMES.flatMap((name) => {
		const value = asked.get(name);
		return value ? [[name, value]] : [];
	});
	return stay.length > 0 ? `&${new URLSearchParams(stay)}` : '';
}
