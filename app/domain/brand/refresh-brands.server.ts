import { count, sql, sum } from 'drizzle-orm';
import type { Database } from '#db/client';
import { requireKind } from '#db/installation-kind';
import { brand } from '#db/schema/brand';
import { logEvent } from '~/platform/log';
import { type BrandProfile, brandSettings } from './brand-profile';
import { BrandSet } from './brand-set';
import { brandsIfKnown, setKnownBrands } from './known-brands';
import { logoSizeOf } from './logo-key';
import { CORRECTED_WORDING, GUEST_WORDING, NO_WORDING, type Wording } from './wording';

/** Grows with every change, since versions only grow and brands are never deleted. */
export const BRAND_REVISION = sql<number>`${sum(brand.version)} + ${count()}`.mapWith(Number);

type Source = {
	db: Database;
	/** Where uploaded pictures are fetched from, without a trailing slash; '' where no pictures are shown. */
	pictureBaseUrl: string;
	/** Whether the deployment is a test brand; where it is not said, the database is taken as it is. */
	isTest?: boolean;
};

let readAt = 0;

/** The known brands when they were looked up within `maxAge` milliseconds, else as `refreshBrands` brings them. Throws the same. */
export async function recentBrands(source: Source, maxAge: number): Promise<BrandSet> {
	const known = brandsIfKnown();
	return known && Date.now() - readAt < maxAge ? known : await refreshBrands(source);
}

/**
 * Brings the brands that this isolate knows up to date: one query of one row while nothing has changed. Throws DomainError 'unavailable'; the
 * brands known before then stay. Throws ForeignDatabase where `isTest` is said and the database is of the other kind (TEST-1).
 */
export async function refreshBrands({ db, pictureBaseUrl, isTest }: Source): Promise<BrandSet> {
	const known = brandsIfKnown();
	if (!known && isTest !== undefined) await requireKind(db, isTest);
	if (known) {
		const [row] = await db.select({ revision: BRAND_REVISION }).from(brand);
		readAt = Date.now();
		if (row?.revision === known.revision) return known;
	}
	const brands = await loadBrands({ db, pictureBaseUrl });
	readAt = Date.now();
	setKnownBrands(brands);
	return brands;
}

/** All brands as they are stored. Throws DomainError 'unavailable'. */
export async function loadBrands({ db, pictureBaseUrl }: Source): Promise<BrandSet> {
	const rows = await db
		.select({ key: brand.key, name: brand.name, version: brand.version, settings: brand.settings })
		.from(brand)
		.orderBy(brand.createdAt, brand.key);
	const revision = rows.reduce((total, { version }) => total + version + 1, 0);
	return new BrandSet(
		revision,
		rows.flatMap((row) => readBrand(row, pictureBaseUrl) ?? []),
	);
}

type StoredBrand = { key: string; name: string; version: number; settings: unknown };

/** A brand out of its row; null, and said in the log, where the row is not of a form that this release knows. */
export function readBrand({ settings, ...row }: StoredBrand, pictureBaseUrl: string): BrandProfile | null {
	const read = brandSettings.safeParse(settings);
	if (!read.success) {
		logEvent(
			'a brand cannot be read',
			{ about: row.key, fields: read.error.issues.map(({ path }) => path.join('.')).join(', ') },
			'error',
		);
		return null;
	}
	const given = read.data;
	const address = <Src extends string | null>(src: Src) =>
		(src?.startsWith('logos/') ? `${pictureBaseUrl}/${src}` : src) as Src;
	return {
		...row,
		...given,
		logoSrc: address(given.logoSrc),
		logoOnMainSrc: address(given.logoOnMainSrc),
		logoSize: logoSizeOf(given.logoSrc ?? '') ?? given.logoSize,
		faviconSrc: address(given.faviconSrc),
		menuBar: {
			...given.menuBar,
			backgroundImageSrc: address(given.menuBar.backgroundImageSrc),
			logoSrc: address(given.menuBar.logoSrc),
		},
		offerPdf: {
			...given.offerPdf,
			logoHeaderSrc: address(given.offerPdf.logoHeaderSrc),
			footerBackgroundSrc: address(given.offerPdf.footerBackgroundSrc),
		},
		wording: sharedWording(given.wording),
	};
}

const wordings = new Map<string, Wording>(
	[NO_WORDING, CORRECTED_WORDING, GUEST_WORDING].map((each) => [JSON.stringify(each), each]),
);

/** Equal wordings are one object: the texts of a language are set up once for each (`app/locales/server.ts`). */
function sharedWording(wording: Wording): Wording {
	return wordings.get(JSON.stringify(wording)) ?? wording;
}
