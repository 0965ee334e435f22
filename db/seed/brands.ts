import { BRAND_PROFILES } from '../../app/domain/brand/profiles';
import type { Database } from '../client';
import { brand } from '../schema/brand';

/**
 * Gives a database the brands of this deployment: enquiries and mails refer to them, so nothing can be asked without. Rows that
 * are there stay as they are, the team's address above all, which operations set (docs/configuration.md).
 */
export async function ensureBrands(db: Database): Promise<void> {
	await db
		.insert(brand)
		.values(BRAND_PROFILES.map(({ key, name }) => ({ key, name, teamEmail: teamEmail(key) })))
		.onConflictDoNothing();
}

function teamEmail(brandKey: string): string {
	return brandKey === 'default' || brandKey === 'consumer' ? 'team@firnlicht.example' : `team@${brandKey}.example`;
}
