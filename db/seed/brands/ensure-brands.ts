import type { BrandProfile } from '~/domain/brand/brand-profile';
import type { Database } from '../../client';
import { brand } from '../../schema/brand';
import { BRAND_PROFILES } from './brand-profiles';

/**
 * Gives a database the first brands of this deployment: enquiries and mails refer to them, so nothing can be asked without. Rows that
 * are there stay as they are: from then on admins edit them (ADR 39).
 */
export async function ensureBrands(db: Database): Promise<void> {
	await db
		.insert(brand)
		.values(BRAND_PROFILES.map((profile, at) => ({ ...brandRow(profile), createdAt: Date.now() + at })))
		.onConflictDoNothing();
}

function brandRow({ key, name, version: _, ...settings }: BrandProfile) {
	return { key, name, teamEmail: teamEmail(key), settings };
}

function teamEmail(brandKey: string): string {
	return brandKey === 'default' || brandKey === 'consumer' ? 'team@firnlicht.example' : `team@${brandKey}.example`;
}
