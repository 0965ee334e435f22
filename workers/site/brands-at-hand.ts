import type { Database } from '#db/client';
import { ForeignDatabase } from '#db/installation-kind';
import { BrandSet } from '~/domain/brand/brand-set';
import { brandsIfKnown, setKnownBrands } from '~/domain/brand/known-brands';
import { refreshBrands } from '~/domain/brand/refresh-brands.server';
import type { Settings } from '~/platform/env';
import { withinPatience } from '~/platform/within-patience';
import { assets } from '../../build/server/index.js';

/** After this time the database is asked whether a brand has changed: an edit shows at most so long afterwards. */
const FRESH_MILLISECONDS = 10_000;
/** A new isolate waits this long for the database before it takes the copy of another. */
const PATIENCE_MILLISECONDS = 1500;
const COPY_SECONDS = 30 * 86_400;

let checkedAt = 0;

type Asked = {
	settings: Settings;
	database: () => Database;
	waitUntil: (promise: Promise<unknown>) => void;
	now: number;
};

/**
 * The brands for a request (ADR 39): those that the isolate knows, looked up again behind the answer. Only the first request of an isolate waits;
 * while the database is away it gets the copy that the last isolate left in the data centre. Throws DomainError 'unavailable' without either.
 */
export function brandsAtHand(asked: Asked): BrandSet | Promise<BrandSet> {
	const known = brandsIfKnown();
	if (!known) return firstBrands(asked);
	if (asked.now - checkedAt >= FRESH_MILLISECONDS) {
		checkedAt = asked.now;
		asked.waitUntil(refresh(asked).catch(() => undefined));
	}
	return known;
}

async function firstBrands(asked: Asked): Promise<BrandSet> {
	const reading = refresh(asked);
	const read = await withinPatience(reading, PATIENCE_MILLISECONDS).catch((error) => {
		if (error instanceof ForeignDatabase) throw error;
		return null;
	});
	if (read) {
		checkedAt = asked.now;
		return read;
	}
	const copy = await readCopy(asked.settings.TEST_OF !== null);
	if (!copy) return await reading;
	asked.waitUntil(reading.catch(() => undefined));
	if (!brandsIfKnown()) setKnownBrands(copy);
	return copy;
}

async function refresh({ settings, database }: Asked): Promise<BrandSet> {
	const before = brandsIfKnown();
	const isTest = settings.TEST_OF !== null;
	const brands = await refreshBrands({ db: database(), pictureBaseUrl: settings.PICTURE_BASE_URL, isTest });
	if (brands !== before) await putCopy(brands, isTest).catch(() => undefined);
	return brands;
}

/** Of this release, since another one may read brands differently. */
const copyOf = (isTest: boolean) =>
	`https://brands.invalid/${isTest ? 'test' : 'real'}/${encodeURIComponent(assets.version)}`;
const copies = () => (caches as unknown as { default: Cache }).default;

async function putCopy({ revision, profiles }: BrandSet, isTest: boolean): Promise<void> {
	const headers = { 'cache-control': `public, max-age=${COPY_SECONDS}` };
	await copies().put(copyOf(isTest), new Response(JSON.stringify({ revision, profiles }), { headers }));
}

async function readCopy(isTest: boolean): Promise<BrandSet | null> {
	const found = await copies()
		.match(copyOf(isTest))
		.catch(() => undefined);
	if (!found) return null;
	const { revision, profiles } = await found.json<Pick<BrandSet, 'revision' | 'profiles'>>();
	return new BrandSet(revision, profiles);
}
