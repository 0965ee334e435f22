import { hasNewPost, type InspirationFlag, isFlagOld, readFlag } from '~/domain/inspiration/inspiration-post';
import { callSite } from '~/platform/call-site';

/** Local storage. */
const KEY = 'inspirationFlag';

/** Marks the link to the feed in the menus while it has news; the feed is requested once a day. */
export async function markInspiration(): Promise<void> {
	const saved = read();
	const flag = isFlagOld(saved, Date.now()) ? await ask(saved) : saved;
	draw(hasNewPost(flag));
}

/** The feed was read down from this post. */
export function noteRead(newest: string): void {
	keep({ at: Date.now(), newest, read: newest });
	draw(false);
}

async function ask(saved: InspirationFlag | null): Promise<InspirationFlag | null> {
	const answer = await callSite('/api/inspirationnow').catch(() => null);
	if (!answer?.ok) return saved;
	const posts = (await answer.json()) as { _id: string }[];
	const flag = { at: Date.now(), newest: posts[0]?._id ?? null, read: saved?.read ?? null };
	keep(flag);
	return flag;
}

function draw(isNew: boolean): void {
	for (const link of document.querySelectorAll<HTMLElement>('[data-inspiration]')) {
		if (isNew) link.dataset.new = document.documentElement.lang === 'de' ? 'Neu' : 'New';
		else delete link.dataset.new;
	}
}

function read(): InspirationFlag | null {
	try {
		return readFlag(localStorage.getItem(KEY));
	} catch {
		return null;
	}
}

function keep(flag: InspirationFlag): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(flag));
	} catch {
		// Without storage the next page requests the feed again.
	}
}
