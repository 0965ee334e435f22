import { eq } from 'drizzle-orm';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkStayRules } from '#db/catalogue/check/check-stay-rules';
import { type Catalogue, fileRules } from '#db/catalogue/format/files';
import { writeParts } from '#db/catalogue/write/write-parts';
import type { Database } from '#db/client';
import { derivePropertyStatements, levelMaskStatement } from '#db/derived/derive-statements';
import { stayRuleStatements } from '#db/derived/stay-rules';
import { stayRule } from '#db/schema/stay';
import type { NamedStatement } from '#db/write-batch';
import type { PlainDate } from '../../date/plain-date';
import { asSourceRow, checkCells } from '../../desk/check-cells.server';
import type { DeskSubject } from '../../desk/drafts.server';
import { emptyTables, sourceOf } from '../../desk/read-cells.server';
import { compareRules, type RulesContent, sortSeasons } from './rules-content';

export function rulesSubject({ id }: { id: string }): DeskSubject {
	return { subjectId: id, area: 'stayRules' };
}

/** The rules of a property as they are published. */
export async function readStoredRules(db: Database, propertyNo: number): Promise<RulesContent> {
	const rows = await db
		.select({
			...{ first_night: stayRule.firstNight, last_night: stayRule.lastNight, shortest_stay: stayRule.shortestStay },
			...{ arrival_days: stayRule.arrivalDays, departure_days: stayRule.departureDays },
			gap_discount: stayRule.gapPercent,
		})
		.from(stayRule)
		.where(eq(stayRule.propertyNo, propertyNo));
	return { seasons: sortSeasons(rows) };
}

type Property = { no: number; id: string; key: string };

/** What publishing the rules of a property needs, by the checks and statements of a catalogue's import (`publishDraft`). */
export function rulesPublication(db: Database, property: Property, { today, now }: { today: PlainDate; now: number }) {
	const rowsOf = ({ seasons }: RulesContent) => seasons.map((season) => ({ property: property.key, ...season }));
	return {
		subject: rulesSubject(property),
		auditAction: 'property.stayRulesPublished',
		read: () => readStoredRules(db, property.no),
		sort: ({ seasons }: RulesContent) => ({ seasons: sortSeasons(seasons) }),
		countChanges: (before: RulesContent, after: RulesContent) => compareRules(before.seasons, after.seasons).length,
		check: async (content: RulesContent) => {
			const rows = rowsOf(content).map(asSourceRow(fileRules('stayRules').name));
			const source = sourceOf({ stayRules: rows }, []);
			const known = { ...(emptyTables() as unknown as Catalogue), programs: [] };
			const checking = { source, known, skipInvalid: false };
			checkCells(checking, 'stayRules');
			checkIdentities(checking, 'stayRules');
			checkStayRules(checking);
			return source.errors;
		},
		statements: (_: RulesContent, after: RulesContent): NamedStatement[] =>
			writeParts({ file: 'stayRules', rows: rowsOf(after), owners: [property.key] }),
		follow: [
			...stayRuleStatements([property.no]),
			levelMaskStatement([property.no], today),
			...derivePropertyStatements([property.no], today, now),
		],
	};
}
