import { and, eq, type SQL, sql } from 'drizzle-orm';
import { brand } from '#db/schema/brand';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { requireAdmin } from '../administration/require-admin';
import { LOGO_MAX_BYTES, type LogoError } from '../agency/logo-file';
import { storeLogo } from '../agency/store-logo.server';
import { type BrandDraft, checkBrandDraft, withPicture } from './brand-draft';
import { BRAND_PICTURES, type BrandErrors, type BrandPicture } from './brand-fields';
import { type BrandSettings, brandProfile, brandSettings } from './brand-profile';
import { BRAND_REVISION, loadBrands } from './refresh-brands.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services' | 'settings'>;

/** A brand as an admin edits it; pictures of our store by their keys. */
export type EditedBrand = {
	key: string;
	name: string;
	teamEmail: string;
	version: number;
	updatedAt: number | null;
	settings: BrandSettings;
};

/** The brand with this key as it is stored. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function findBrand({ ctx, key }: { ctx: Ctx; key: string }): Promise<EditedBrand> {
	requireAdmin(ctx);
	const [row] = await ctx.db.select().from(brand).where(eq(brand.key, key));
	const read = brandSettings.safeParse(row?.settings);
	if (!row || !read.success) throw new DomainError('not-found', `No brand ${key}`);
	const { name, teamEmail, version, updatedAt } = row;
	return { key, name, teamEmail, version, updatedAt, settings: read.data };
}

/** The settings that a new brand starts with: those of a partner (BRAND-4). */
export function newBrandSettings(): BrandSettings {
	const { key: _key, name: _name, version: _version, ...settings } = brandProfile({ key: 'new', name: 'New' });
	return { ...settings, bookingNumberPrefix: '', isCommissionDisplayed: true };
}

export type PictureChange = Uint8Array | 'keep' | 'remove';

type Save = {
	ctx: Ctx;
	draft: BrandDraft;
	pictures: Readonly<Partial<Record<BrandPicture, PictureChange>>>;
	/** Version that the admin saw; null for a new brand. */
	version: number | null;
};

export type SavedBrand =
	| { kind: 'saved'; key: string }
	| { kind: 'refused'; errors: BrandErrors; pictures: Partial<Record<BrandPicture, LogoError>> };

/** Admins who change other brands at the same moment make this one be checked against them again. */
const TRIES = 4;

/**
 * Stores a new brand, or a changed one with the version that was seen (ADR 39): whole, with its audit row, and only while no other brand has changed since
 * it was checked against them. Everywhere it shows within ten seconds. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`), 'unavailable'.
 */
export async function saveBrand({ ctx, draft, pictures, version }: Save): Promise<SavedBrand> {
	const actor = requireAdmin(ctx);
	const { db, now } = ctx;
	const isNew = version === null;
	const kept = await keepPictures(ctx, draft, pictures);
	for (let tried = 1; ; tried++) {
		const brands = await loadBrands({ db, pictureBaseUrl: ctx.settings.PICTURE_BASE_URL });
		const others = brands.profiles.filter((other) => isNew || other.key !== draft.key);
		const checked = checkBrandDraft(draft, others, { isNew });
		if (checked.errors || Object.keys(kept.errors).length > 0)
			return { kind: 'refused', errors: checked.errors ?? {}, pictures: kept.errors };
		const { key, name, version: _, ...settings } = checked.profile;
		const { teamEmail } = draft;
		const unchanged = sql`(select ${BRAND_REVISION} from ${brand}) = ${brands.revision}`;
		const own = and(eq(brand.key, key), eq(brand.version, version ?? 0));
		const subject: SQL = isNew
			? sql`select ${key} where ${unchanged}`
			: sql`select ${brand.key} from ${brand} where ${own} and ${unchanged}`;
		const statement = isNew
			? db.insert(brand).values({ key, name, teamEmail, settings, createdAt: now, updatedAt: now })
			: db
					.update(brand)
					.set({ name, teamEmail, settings, version: version + 1, updatedAt: now })
					.where(own);
		try {
			const action = isNew ? 'brand.added' : 'brand.changed';
			await auditedWrite({ ctx, actor, action, subject, detail: { name }, statements: [statement] });
			return { kind: 'saved', key };
		} catch (error) {
			const isConflict = error instanceof DomainError && error.code === 'conflict';
			if (!isConflict || tried === TRIES) throw error;
			const [row] = await db.select({ version: brand.version }).from(brand).where(eq(brand.key, key));
			if (!isNew && row?.version !== version) throw error;
		}
	}
}

/** Stores the chosen files and names them in the draft; what is wrong with each of the others. */
async function keepPictures(ctx: Ctx, draft: BrandDraft, pictures: Save['pictures']) {
	const errors: Partial<Record<BrandPicture, LogoError>> = {};
	for (const place of BRAND_PICTURES) {
		const change = pictures[place] ?? 'keep';
		if (change === 'keep') continue;
		if (change === 'remove') {
			withPicture(draft.settings, place, place === 'faviconSrc' ? '/favicon.svg' : null);
			continue;
		}
		const { key, error } =
			change.length > LOGO_MAX_BYTES ? { key: null, error: 'logoWeight' as const } : await storeLogo(ctx, change);
		if (error) errors[place] = error;
		else withPicture(draft.settings, place, key);
	}
	return { errors };
}
