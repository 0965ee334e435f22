import { SERVICE_LEVELS } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { addDays, type PlainDate, plainDate } from '../../date/plain-date';
import { loadDraft } from '../../desk/drafts.server';
import { listPublications, loadPublication } from '../../desk/publications.server';
import { stateOf } from '../../desk/publish-draft.server';
import { changeableEdits } from './changeable-edits';
import { editsOfVersion } from './edit-prices.server';
import { type PriceBand, priceBands, priceYearOf } from './price-year';
import {
	cellName,
	comparePrices,
	isHeld,
	isSameOffer,
	mergeEdits,
	type Offer,
	offersOf,
	type PriceChange,
	type PricedStay,
	type PricesContent,
	type PricesDraft,
	readCellName,
	withEdits,
} from './prices-content';
import { findDeskProperty, pricesSubject, readStoredPrices } from './stored-prices.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/** A period at a level as the grid shows it. */
export type PriceCell = {
	offer: Offer | null;
	/** What guests see, where the draft has something else. */
	published: Offer | null | undefined;
	/** Why it cannot be changed. */
	lock: 'held' | 'past' | null;
	/** The price of the same week a year before, in minor units. */
	lastYear: number | null;
};

/** A stay of another length, or between the weeks of the grid. */
export type OtherPeriod = { checkIn: string; checkOut: string };

export type PricesDesk = Awaited<ReturnType<typeof loadPrices>>;

const YEAR_DAYS = 364;
/** Years that can be opened, before and after the one of today. */
const YEARS = { before: 1, after: 3 };

/**
 * The prices of a property for a year of two seasons as they are edited: published ones under the draft, with what is locked, last year's price, versions and
 * what the draft changes in all. `year`: that of the winter; null: the one of today. Throws DomainError 'forbidden'; 'not-found' (another operator's property too);
 * 'unavailable'.
 */
export async function loadPrices({
	ctx,
	propertyId,
	year: asked,
}: {
	ctx: Context;
	propertyId: string;
	year: number | null;
}) {
	const { db, today } = ctx;
	const { no, key: _, ...property } = await findDeskProperty(ctx, propertyId);
	const subject = pricesSubject(property);
	const [stored, draft, versions] = await Promise.all([
		readStoredPrices(db, no, today),
		loadDraft<PricesDraft>(db, subject),
		listPublications(db, subject),
	]);
	const { changeable, locked } = changeableEdits(draft?.content.edits ?? [], stored.nights, today);
	const stays = withEdits(stored.stays, changeable);
	const thisYear = priceYearOf(today);
	const [first, last] = [thisYear - YEARS.before, thisYear + YEARS.after];
	const year = Math.min(last, Math.max(first, asked ?? thisYear));
	const bands = priceBands(stays, year);
	const weeks = bands.flatMap((band) => band.weeks);
	const names = new Set(weeks.flatMap((week) => SERVICE_LEVELS.map((level) => nameOf(week, level))));
	const others = otherPeriods(stays, names, bands, today);
	const [offers, published] = [offersOf(stays), offersOf(stored.stays)];
	const cellOf = (name: string): PriceCell | null => {
		const cell = readCellName(name);
		if (!cell) return null;
		const [offer, was] = [offers.get(name) ?? null, published.get(name) ?? null];
		const before = {
			...cell,
			check_in: addDays(plainDate(cell.check_in), -YEAR_DAYS),
			check_out: addDays(plainDate(cell.check_out), -YEAR_DAYS),
		};
		return {
			offer,
			published: isSameOffer(offer, was) ? undefined : was,
			lock: cell.check_in < today ? 'past' : isHeld(cell, stored.nights) ? 'held' : null,
			lastYear: offers.get(cellName(before))?.price ?? null,
		};
	};
	const shown = [...names, ...others.flatMap((period) => SERVICE_LEVELS.map((level) => nameOf(period, level)))];
	const { content: __, ...draftHead } = draft ?? { content: null };
	return {
		...{ property, today, year, first, last, bands, others, versions },
		cells: Object.fromEntries(shown.map((name) => [name, cellOf(name)])) as Record<string, PriceCell>,
		draft: draft ? (draftHead as Omit<typeof draft, 'content'>) : null,
		/** Revision of the draft that was shown; 0: none. */
		seen: draft?.revision ?? 0,
		changes: comparePrices(stored.stays, stays),
		/** In the draft, and no longer to be published. */
		locked: locked.map((edit): PriceChange => {
			const { offer, ...cell } = edit;
			return { ...cell, before: published.get(cellName(edit)) ?? null, after: offer };
		}),
	};
}

/**
 * What publishing the draft, or going back to a version (`number`), would change, with what the review has to send. Throws as `loadPrices`; 'not-found' for
 * another number.
 */
export async function loadPricesReview({
	ctx,
	propertyId,
	number,
}: {
	ctx: Context;
	propertyId: string;
	number: number | null;
}) {
	const { db, today } = ctx;
	const property = await findDeskProperty(ctx, propertyId);
	const subject = pricesSubject(property);
	const [stored, draft, version, [newest]] = await Promise.all([
		readStoredPrices(db, property.no, today),
		loadDraft<PricesDraft>(db, subject),
		number === null ? null : loadPublication<PricesContent>(db, subject, number),
		listPublications(db, subject),
	]);
	const published = offersOf(stored.stays);
	const edits = version
		? editsOfVersion(stored.stays, version.stays, today, stored.nights)
		: mergeEdits(draft?.content.edits ?? [], published);
	const { changeable, locked } = changeableEdits(edits, stored.nights, today);
	return {
		property: { no: property.no, id: property.id, name: property.name, currency: property.currency },
		changes: comparePrices(stored.stays, withEdits(stored.stays, changeable)),
		locked,
		hasDraft: draft !== null,
		seen: draft?.revision ?? 0,
		state: stateOf(stored),
		/** The last one that was published, for those who come second. */
		newest: newest ?? null,
	};
}

function nameOf({ checkIn, checkOut }: OtherPeriod, level: (typeof SERVICE_LEVELS)[number]): string {
	return cellName({ check_in: plainDate(checkIn), check_out: plainDate(checkOut), service_level: level });
}

/** Periods that begin in the year and are no week of the grid, still to come. */
function otherPeriods(
	stays: readonly PricedStay[],
	shown: ReadonlySet<string>,
	[winter]: readonly [PriceBand, PriceBand],
	today: PlainDate,
): OtherPeriod[] {
	const { year } = winter.season;
	const periods = new Map<string, OtherPeriod>();
	for (const stay of stays) {
		const { check_in: checkIn, check_out: checkOut } = stay;
		const isInYear = checkIn >= `${year}-11-01` && checkIn < `${year + 1}-11-01` && checkIn >= today;
		if (isInYear && !shown.has(cellName(stay))) periods.set(`${checkIn} ${checkOut}`, { checkIn, checkOut });
	}
	return [...periods.values()];
}
