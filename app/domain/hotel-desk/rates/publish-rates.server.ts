import { breaksConstraint } from '#db/broken-constraint';
import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { compareCatalogues } from '#db/catalogue/change/compare-catalogues';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkRatePlans } from '#db/catalogue/check/check-rate-plans';
import { checkReferences } from '#db/catalogue/check/check-references';
import { checkSeasons } from '#db/catalogue/check/check-seasons';
import type { Row } from '#db/catalogue/format/column';
import { type Catalogue, FILE_KEYS } from '#db/catalogue/format/files';
import type { Source, SourceRow } from '#db/catalogue/source/source-row';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { touchHotels } from '#db/catalogue/write/write-hotels';
import { writeRates, writeSeasons } from '#db/catalogue/write/write-rates';
import { versionStatement } from '#db/derived/derive-statements';
import { audit } from '#db/schema/audit';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { loadDraft, removeDraft } from '../../desk/drafts.server';
import { lastPublication, publicationStatement } from '../../desk/publications.server';
import { compareRates, countChanges } from './compare-rates';
import { ratesSubject } from './load-rates.server';
import type { RatesContent } from './rates-content';
import { type DeskHotel, findDeskHotel, readStoredRates, sortContent } from './stored-rates.server';

export type PublishContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

export type PublishedRates =
	| { outcome: 'published'; number: number; changes: number }
	/** The draft says what is published already. */
	| { outcome: 'nothing' }
	/** What the importer of catalogues would refuse too, in its words. */
	| { outcome: 'refused'; errors: CatalogueError[] };

/** What the draft changes was looked at: its revision, and a text that stands for what was published then (`stateOf`). */
type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the draft of the actor's hotel, by the checks and statements of a catalogue's import: rates, version, audit and a new version of
 * the catalogue in one transaction. Before the first version, and after an import, what stood there becomes a version too, so that it can be gone back to.
 * Throws DomainError 'forbidden'; 'not-found' without a draft; 'conflict' with reason `changed-meanwhile` when the draft or what is published is not what was
 * looked at; 'unavailable'.
 */
export async function publishRates({ ctx, seen, state }: Publishing): Promise<PublishedRates> {
	const actor = requireActor(ctx, 'hotelStaff');
	const { db, now } = ctx;
	const hotel = await findDeskHotel(db, actor.hotelId);
	const subject = ratesSubject(hotel);
	const catalogue = await latestVersion(ctx);
	const [draft, stored, last] = await Promise.all([
		loadDraft<RatesContent>(db, subject),
		readStoredRates(db, hotel.key),
		lastPublication<RatesContent>(db, subject),
	]);
	if (!draft) throw new DomainError('not-found', `No draft of ${hotel.id}`);
	if (draft.revision !== seen || stateOf(stored) !== state) throw changedMeanwhile();
	const content = sortContent(draft.content);
	const changes = countChanges(compareRates(stored, content));
	if (changes === 0) return { outcome: 'nothing' };
	const errors = await checkContent(ctx, hotel, content);
	if (errors.length > 0) return { outcome: 'refused', errors };
	const isKnown = last !== null && stateOf(sortContent(last.content)) === stateOf(stored);
	const before = last?.number ?? 0;
	const version = { ...subject, now };
	const number = before + (isKnown ? 1 : 2);
	try {
		const results = await writeBatch(db, [
			unlessNewer(catalogue),
			removeDraft({ ...subject, seen }),
			...(isKnown
				? []
				: [
						publicationStatement({
							...version,
							content: stored,
							changes: 0,
							restores: null,
							userNo: null,
							after: before,
						}),
					]),
			publicationStatement({
				...{ ...version, content, changes, restores: draft.restores, userNo: actor.no },
				after: number - 1,
			}),
			...writeContent(hotel, stored, content),
			...touchHotels([hotel.key], now),
			db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor: actor.id, action: 'hotel.ratesPublished', subjectId: hotel.id },
				detail: { number, changes, restores: draft.restores },
				createdAt: now,
			}),
			versionStatement(now, 'rates'),
		]);
		if (results[1]?.rowsAffected !== 1) throw new Error('The draft was changed while it was published');
	} catch (error) {
		if (breaksConstraint(error, 'publication.subject_id') || breaksConstraint(error, 'draft.subject_id'))
			throw changedMeanwhile();
		throw error;
	}
	return { outcome: 'published', number, changes };
}

/** A short text that is equal for equal contents. */
export function stateOf(content: RatesContent): string {
	const text = JSON.stringify(content);
	let [a, b] = [0x811c9dc5, 0x01000193];
	for (let at = 0; at < text.length; at++) {
		a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
		b = Math.imul(b + text.charCodeAt(at), 0x85ebca6b) ^ (b >>> 13);
	}
	return `${text.length}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}

async function latestVersion({ db }: PublishContext): Promise<number> {
	const { rows } = await db.$client.execute('select coalesce(max(no), 0) as no from catalogue_version');
	return Number(rows[0]?.no);
}

/** Breaks the transaction when the catalogue has a newer version than the one that was read, so that no import is overwritten unseen. */
function unlessNewer(catalogue: number): NamedStatement {
	return {
		sql: `insert into draft (subject_id, area, body, revision, updated_at)
			select null, 'rates', '', 0, 0 where (select coalesce(max(no), 0) from catalogue_version) <> :catalogue`,
		args: { catalogue },
	};
}

function writeContent(hotel: DeskHotel, stored: RatesContent, content: RatesContent): NamedStatement[] {
	const changes = compareCatalogues(catalogueOf(hotel, stored), {
		catalogue: catalogueOf(hotel, content),
		present: new Set(['seasons', 'rates']),
		...{ properties: new Set(), operators: new Set(), hotels: new Set([hotel.key]), places: new Set(), keys: {} },
	});
	const of = (file: 'seasons' | 'rates') => changes.filter((change) => change.file === file);
	const rows = (file: 'seasons' | 'rates') =>
		of(file).flatMap(({ added, changed }) => [...added, ...changed.map(({ after }) => after)]);
	const removed = (file: 'seasons' | 'rates') => of(file).flatMap((change) => change.removed);
	const stores = (season: Row): Row => ({ ...season, weekend: weekendMask(String(season.weekend)) });
	return [
		...writeSeasons(removed('seasons'), rows('seasons').map(stores)),
		...writeRates(removed('rates'), rows('rates')),
	];
}

/** `5;6` as the mask of `weekend_mask`. */
function weekendMask(weekend: string): number {
	return weekend.split(';').reduce((mask, day) => (day === '' ? mask : mask | (1 << Number(day))), 0);
}

function catalogueOf({ key }: DeskHotel, { seasons, rates }: RatesContent): Catalogue {
	return {
		...emptyCatalogue(),
		seasons: seasons.map((season) => ({ hotel: key, ...season })),
		rates: rates.map((rate) => ({ hotel: key, ...rate })),
	};
}

function emptyCatalogue(): Catalogue {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []])) as unknown as Catalogue;
}

/** The checks that a file of seasons and one of rates of this hotel would have to pass. */
async function checkContent(
	{ db }: PublishContext,
	hotel: DeskHotel,
	content: RatesContent,
): Promise<CatalogueError[]> {
	const [rooms, ratePlans] = await Promise.all(
		(['rooms', 'ratePlans'] as const).map((file) => readRows(db, file, [hotel.key])),
	);
	const catalogue = catalogueOf(hotel, content);
	const source: Source = {
		tables: {
			...emptyTables(),
			seasons: catalogue.seasons.map(asRow('hotels/seasons.csv')),
			rates: catalogue.rates.map(asRow('hotels/rates.csv')),
		},
		present: new Set(['seasons', 'rates']),
		...{ errors: [], untranslated: new Map(), isUnreadable: false },
	};
	const known = { ...emptyCatalogue(), rooms, ratePlans, programs: [] } as unknown as Catalogue & {
		programs: string[];
	};
	const checking = { source, known, skipInvalid: false };
	for (const file of ['seasons', 'rates'] as const) {
		checkIdentities(checking, file);
		checkReferences(checking, file);
	}
	checkSeasons(checking);
	checkRatePlans(checking);
	return source.errors;
}

function emptyTables(): Source['tables'] {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []])) as unknown as Source['tables'];
}

function asRow(file: string) {
	return <Values>(values: Values, at: number): SourceRow<Values> => ({
		...{ values, file, line: at + 2, lines: null, isRead: true, isSound: true },
	});
}

function changedMeanwhile() {
	return new DomainError('conflict', 'The draft or what is published was changed', { reason: 'changed-meanwhile' });
}
