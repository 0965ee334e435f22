import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { travelAgency } from '#db/schema/travel-agency';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import type { BrandColors } from '../brand/brand-profile';
import { type DesignChoice, type DesignVerdicts, evaluateDesign } from './corporate-design';
import { type LogoError, readLogoFile } from './logo-file';
import { storeLogo } from './store-logo.server';

type Save = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services'>;
	choice: DesignChoice;
	/** A new logo's bytes; `keep` and `remove` leave or take away the one that is there. */
	logo: Uint8Array | 'keep' | 'remove';
	/** Version of the agency as the actor has seen it. */
	version: number;
	/** Colours of the profile that the design lies over. */
	profile: BrandColors;
};

export type SavedDesign =
	| { kind: 'saved'; version: number }
	| { kind: 'refused'; verdicts: DesignVerdicts; logo: LogoError | null };

/**
 * Gives the actor's agency a design of its own (AGENCY-12): supervisors and admins only. A colour that cannot be read, or a file
 * that is no logo, is refused with what is wrong, and then nothing is written. The logo is stored first, under its content's hash, so
 * that the row never names one that is not there; row and audit are written together.
 * Throws DomainError 'forbidden'; 'conflict' with reason `changed-meanwhile`; 'unavailable' when database or store do not answer.
 */
export async function saveCorporateDesign({ ctx, choice, logo, version, profile }: Save): Promise<SavedDesign> {
	const actor = requireAgency(ctx, 'supervisorAgentDashboard');
	if (actor.agency.teamBrandKey !== null) throw new DomainError('forbidden', 'A team has the look of its brand');
	const verdicts = evaluateDesign(choice, profile);
	const file = logo instanceof Uint8Array ? readLogoFile(logo) : null;
	const isIllegible = [verdicts.main, verdicts.accentOnMain].some((verdict) => verdict?.isLegible === false);
	if (isIllegible || typeof file === 'string')
		return { kind: 'refused', verdicts, logo: typeof file === 'string' ? file : null };
	const { key } = logo instanceof Uint8Array ? await storeLogo(ctx, logo) : { key: null };
	const { db, now, brand } = ctx;
	const isSeen = and(eq(travelAgency.no, actor.agency.no), eq(travelAgency.version, version));
	const statements = [
		// Null, and so refused, when another change came first.
		db.insert(audit).values({
			brandKey: brand.key,
			actor: actor.id,
			action: 'agency.designed',
			subjectId: sql`(select ${travelAgency.id} from ${travelAgency} where ${isSeen})`,
			detail: { role: actor.role, isActing: actor.isActing, hasMain: choice.main !== null, hasLogo: logo !== 'remove' },
			createdAt: now,
		}),
		db
			.update(travelAgency)
			.set({
				designMain: verdicts.main?.nearest ?? null,
				designAccentOnMain: verdicts.accentOnMain?.nearest ?? null,
				designTheme: choice.theme,
				...(logo === 'keep' ? {} : { designLogoKey: key }),
				version: version + 1,
				updatedAt: now,
			})
			.where(isSeen),
	];
	try {
		await writeBatch(db, statements);
	} catch (error) {
		if (!breaksConstraint(error, 'audit')) throw error;
		throw new DomainError('conflict', 'Another version', { reason: 'changed-meanwhile', cause: error });
	}
	return { kind: 'saved', version: version + 1 };
}
