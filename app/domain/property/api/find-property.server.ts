import type * as z from 'zod';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { isCardFeeCharged } from '../../brand/is-card-fee-charged';
import type { PlainDate } from '../../date/plain-date';
import { commissionMinor } from '../../lead/commission';
import type { Currency } from '../../money/money';
import { stayId } from '../../stay/api/stay-id';
import { firstShownCheckOut } from '../../stay/first-shown-check-out';
import { serviceLevelAt } from '../../stay/service-level';
import { isTradeVisitor } from '../../trade/is-trade-visitor';
import { seesCommissions } from '../../trade/sees-commissions';
import { cardFeeRatio } from '../card-fee-ratio';
import type { OperatorTuple } from '../property-row.server';
import { readSalesTerms } from '../read-sales-terms';
import { propertyColumnsSql, readPropertyColumns } from './property-columns.server';
import { PROPERTY_FIELDS, type salesInformationShape, type singlePropertyShape } from './property-shape';

type Ctx = Pick<RequestContext, 'db' | 'language' | 'today' | 'now' | 'settings' | 'brand' | 'actor'>;

type Tiers = [daysBeforeCheckIn: number, ratio: number][];

type SalesTuple = [key: string, ...OperatorTuple, commissionPercent: number | null];

type RateTuple = [checkIn: PlainDate, checkOut: PlainDate, level: number, priceMinor: number];

/**
 * One property with everything the API says of it, with the public terms of sale when they
 * are asked for; commissions and exact positions are for agencies only. Throws DomainError 'not-found'.
 */
export async function findProperty({
	ctx,
	id,
	includeSalesInformation,
}: {
	ctx: Ctx;
	id: string;
	includeSalesInformation: boolean;
}): Promise<z.output<typeof singlePropertyShape>> {
	const { language, settings, today } = ctx;
	const showsCommission = includeSalesInformation && seesCommissions(ctx);
	const sales = includeSalesInformation
		? `, ${salesSql(language)}${showsCommission ? `, ${PRICED_STAYS} as priced` : ''}`
		: '';
	const { rows } = await ctx.db.$client.execute({
		sql: `select ${propertyColumnsSql(PROPERTY_FIELDS, language)} ${sales}
			from property p join place l on l.no = p.place_no where p.id = :id`,
		args: { id, today, ...(showsCommission ? { shown: firstShownCheckOut(ctx) } : {}) },
	});
	const [row] = rows;
	if (!row) throw new DomainError('not-found', 'There is no property with this id.');
	const reading = {
		...{ language, pictureBaseUrl: settings.PICTURE_BASE_URL },
		isPositionExact: isTradeVisitor(ctx.actor),
	};
	const found = readPropertyColumns(row, PROPERTY_FIELDS, reading);
	if (!includeSalesInformation) return found;
	const commission = showsCommission ? readCommission(row, found) : {};
	return { ...found, salesInformation: { ...readSales(row, ctx), ...commission } };
}

function salesSql(own: 'en' | 'de'): string {
	const other = own === 'de' ? 'en' : 'de';
	return `(select json_array(o.key, o.credit_card_fee_ratio, o.prepayment_ratio, o.accepts_credit_card,
			o.accepts_bank_transfer, o.security_deposit_minor, o.security_deposit_currency, o.security_deposit_type,
			coalesce(o.terms_${own}, o.terms_${other}), o.commission_percent) from operator o where o.no = p.operator_no) as sales,
		(select json_group_array(json_array(days_before_check_in, refund_ratio)) from cancellation_term
			where operator_no = p.operator_no) as cancellation,
		(select json_group_array(json_array(days_before_check_in, payment_ratio)) from payment_term
			where operator_no = p.operator_no) as payment`;
}

/** Coming stays with a price, by check-in and level. */
const PRICED_STAYS = `(select json_group_array(json_array(check_in, check_out, level, price)) from (
		select r.check_in, r.check_out, r.level, r.price_minor as price from stay_rate r
		where r.property_no = p.no and r.check_out >= :shown and r.price_minor is not null
		order by r.check_in, r.check_out, r.level))`;

/** The agency's share in percent, and of each stay. */
function readCommission(
	row: Readonly<Record<string, unknown>>,
	{ _id, currency }: { _id: string; currency: Currency },
) {
	const commission = row.sales === null ? null : (JSON.parse(String(row.sales)) as SalesTuple)[9];
	if (commission === null) return { commission, commissionPerStay: [] };
	const rates = JSON.parse(String(row.priced)) as RateTuple[];
	const commissionPerStay = rates.flatMap(([checkIn, checkOut, level, price]) => {
		const serviceLevel = serviceLevelAt(level);
		if (!serviceLevel) return [];
		const _stay = stayId({ property: _id, checkIn, checkOut });
		return [
			{ _stay, checkIn, checkOut, serviceLevel, price, commission: commissionMinor(price, commission), currency },
		];
	});
	return { commission, commissionPerStay };
}

function operatorOf([_key, ...operator]: SalesTuple): readonly [...OperatorTuple, ...unknown[]] {
	return operator;
}

function readSales(
	row: Readonly<Record<string, unknown>>,
	{ brand }: Pick<Ctx, 'brand'>,
): z.output<typeof salesInformationShape> {
	const sales = row.sales === null ? null : (JSON.parse(String(row.sales)) as SalesTuple);
	const tiers = (json: unknown) => JSON.parse(String(json)) as Tiers;
	const terms = readSalesTerms(sales && operatorOf(sales), tiers(row.cancellation), tiers(row.payment));
	return {
		creditCardFeeRatio: cardFeeRatio(terms.creditCardFeeRatio, isCardFeeCharged(brand)),
		acceptedPaymentMethods: [...terms.acceptedPaymentMethods],
		prepaymentRatio: terms.prepaymentRatio,
		paymentTerms: [...terms.paymentTerms],
		cancellationTerms: [...terms.cancellationTerms],
		securityDeposit: terms.securityDeposit?.minor ?? null,
		securityDepositCurrency: terms.securityDeposit?.currency ?? null,
		securityDepositType: terms.securityDepositType,
		termsAndConditions: sales?.[8] ?? null,
		_rentalChannel: sales?.[0] ?? null,
	};
}
