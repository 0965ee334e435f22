import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { cancellationTerm, operator, paymentTerm } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { stayRate } from '#db/schema/stay';
import { DomainError } from '~/platform/errors';
import { addDays, type PlainDate } from '../date/plain-date';
import { isCurrency, money } from '../money/money';
import { PROPERTY_ADDRESS } from '../property/property-address.server';
import { resolveSalesTerms } from '../property/sales-terms';
import { OFFERED_STAY } from '../stay/offered-stay.server';
import { readStayRate } from '../stay/read-stay-rate';
import { type ServiceLevel, serviceLevelAt } from '../stay/service-level';
import { HELD_FOR } from './take-over-holds.server';

type Ctx = { db: Database; today: PlainDate };

/** What a lead needs to know of its property; `rates` are what the operator offers, even where another lead holds the nights. */
export type TradeProperty = NonNullable<ReturnType<typeof readTradeProperty>>;

/**
 * A property as agents' leads see it, in one round trip: beds, stays as the operator offers them, nights that leads hold, sales terms
 * with the commission. `which` is its public id, or its number as a lead has it. Throws DomainError 'not-found' or 'unavailable'.
 */
export async function loadTradeProperty(
	{ db, today }: Ctx,
	which: { id: string } | { no: number },
): Promise<TradeProperty> {
	const condition: SQL = 'id' in which ? eq(property.id, which.id) : eq(property.no, which.no);
	const house = readTradeProperty(await db.batch(tradePropertyStatements({ db, today }, condition)));
	if (!house) throw new DomainError('not-found', `No house ${'id' in which ? which.id : which.no}`);
	return house;
}

/** The same for several by their numbers, in one round trip; those that are gone are left out. */
export async function loadTradeProperties(
	{ db, today }: Ctx,
	numbers: readonly number[],
): Promise<Map<number, TradeProperty>> {
	const found = new Map<number, TradeProperty>();
	const requested = numbers.map((no) => tradePropertyStatements({ db, today }, eq(property.no, no)));
	const [first, ...rest] = requested.flat();
	if (!first) return found;
	const answers = (await db.batch([first, ...rest])) as unknown[];
	const size = requested[0]?.length ?? 1;
	for (const [at, no] of numbers.entries()) {
		const own = answers.slice(at * size, (at + 1) * size) as Parameters<typeof readTradeProperty>[0];
		const house = readTradeProperty(own);
		if (house) found.set(no, house);
	}
	return found;
}

/** What `readTradeHouse` reads, for a batch with something else; `condition` names one property. */
export function tradePropertyStatements({ db, today }: Ctx, condition: SQL) {
	const no = db.select({ no: property.no }).from(property).where(condition);
	const operatorNo = db.select({ no: property.operatorNo }).from(property).where(condition);
	return [
		db
			.select({
				no: property.no,
				...PROPERTY_ADDRESS,
				bedsAdults: property.bedsAdults,
				bedsChildren: property.bedsChildren,
				...{ currency: property.currency, isUnregistered: property.isUnregistered },
				operator,
			})
			.from(property)
			.innerJoin(place, eq(place.no, property.placeNo))
			.leftJoin(operator, eq(operator.no, property.operatorNo))
			.where(condition),
		db
			.select(OFFERED_STAY)
			.from(stayRate)
			.where(and(eq(stayRate.propertyNo, no), gte(stayRate.checkOut, addDays(today, -1))))
			.orderBy(asc(stayRate.checkIn)),
		db
			.select({ daysBeforeCheckIn: cancellationTerm.daysBeforeCheckIn, refundRatio: cancellationTerm.refundRatio })
			.from(cancellationTerm)
			.where(eq(cancellationTerm.operatorNo, operatorNo)),
		db
			.select({ daysBeforeCheckIn: paymentTerm.daysBeforeCheckIn, paymentRatio: paymentTerm.paymentRatio })
			.from(paymentTerm)
			.where(eq(paymentTerm.operatorNo, operatorNo)),
		db
			.select({
				...{ night: propertyNight.night, leadNo: propertyNight.leadNo, status: lead.status },
				/** Of a hold for a guest's enquiry. */
				enquiryNo: sql<
					number | null
				>`(select enquiry_no from night_block where night_block.no = ${propertyNight.blockNo})`,
				heldFor: HELD_FOR,
			})
			.from(propertyNight)
			.leftJoin(lead, eq(lead.no, propertyNight.leadNo))
			.where(and(eq(propertyNight.propertyNo, no), gte(propertyNight.night, today))),
	] satisfies [unknown, unknown, unknown, unknown, unknown];
}

type Answers<Statements extends unknown[]> = { [At in keyof Statements]: Awaited<Statements[At]> };

/** The property out of the answers to its statements, null where there is none. */
export function readTradeProperty([properties, rates, cancellationTerms, paymentTerms, held]: Answers<
	ReturnType<typeof tradePropertyStatements>
>) {
	const [row] = properties;
	if (!row) return null;
	const { operator: seller, bedsAdults, bedsChildren, ...house } = row;
	const levels = [...new Set(rates.map(({ level }) => level))].sort((a, b) => a - b);
	const deposit = seller?.securityDepositCurrency;
	return {
		...house,
		operator: seller && { email: seller.email, timeZone: seller.timeZone },
		beds: { adults: bedsAdults, children: bedsChildren },
		/** Levels of its stays; all three while it has none. */
		levels: (levels.length > 0 ? levels : [0, 1, 2]).flatMap((level): ServiceLevel[] => {
			const known = serviceLevelAt(level);
			return known ? [known] : [];
		}),
		rates: rates.flatMap(readStayRate),
		held,
		terms: resolveSalesTerms({
			creditCardFeeRatio: seller?.creditCardFeeRatio,
			prepaymentRatio: seller?.prepaymentRatio,
			acceptedPaymentMethods: [
				...(seller?.acceptsCreditCard === false ? [] : (['credit_card'] as const)),
				...(seller?.acceptsBankTransfer === false ? [] : (['bank_transfer'] as const)),
			],
			cancellationTerms,
			paymentTerms,
			securityDeposit:
				typeof seller?.securityDepositMinor === 'number' && isCurrency(deposit)
					? money(seller.securityDepositMinor, deposit)
					: null,
			securityDepositType: seller?.securityDepositType,
			commissionPercent: seller?.commissionPercent,
		}),
	};
}
