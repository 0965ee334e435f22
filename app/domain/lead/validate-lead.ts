import type { FieldErrors } from '../form/field-error';
import { type Beds, isPaxAllowed } from '../property/occupancy';
import { isSoldOut } from '../stay/is-sold-out';
import { pricePeriod } from '../stay/price-period';
import type { ServiceLevel } from '../stay/service-level';
import type { Period, StayRate } from '../stay/stay-rate';
import type { LeadStatus } from './lead-status';

/** What an agent wants of a property. */
export type LeadPurpose = 'interest' | 'option' | 'booking';

export type KnownStays = {
	/** It lacks its registration number, so that nothing of it is sold (REGISTRATION-2). */
	isUnregistered: boolean;
	beds: Beds;
	levels: readonly ServiceLevel[];
	/** What the operator offers, even where another lead holds the nights. */
	rates: readonly StayRate[];
	/** Nights that are taken; those of a block have no lead. `heldFor`: leads of the guest for whom a block holds the night. */
	held: readonly {
		night: string;
		leadNo: number | null;
		status: LeadStatus | null;
		heldFor?: readonly number[];
	}[];
};

type StayRequest = { period: Period; serviceLevel: ServiceLevel; pax: number };

export type LeadEvaluation = {
	errors: FieldErrors;
	/** Minor units; null where there is no price for period and level. */
	priceMinor: number | null;
	/** Another option holds nights of the period: an option for them waits in line. */
	isHeld: boolean;
};

/**
 * The rules of LEAD-7 between a lead and its property: as many guests as there are beds (25 when unknown), a level that is offered,
 * and for options and bookings a period that is free and has a price. An option may be asked for behind another one (LEAD-14);
 * an interest may be saved whatever the period is. `ownNo`: the lead itself, whose nights are its own, as are those that are held for its guest (ENQUIRY-14).
 */
export function validateLead(
	property: KnownStays,
	stayRequest: StayRequest,
	purpose: LeadPurpose,
	ownNo: number | null,
): LeadEvaluation {
	const { period, serviceLevel, pax } = stayRequest;
	const errors: FieldErrors = {};
	if (!isPaxAllowed(property.beds, pax)) errors.pax = { key: 'lessTravelers' };
	if (!property.levels.includes(serviceLevel)) errors.serviceLevel = { key: 'levelNotOffered' };
	const isOwn = ({ leadNo, heldFor = [] }: KnownStays['held'][number]) =>
		ownNo !== null && (leadNo === ownNo || heldFor.includes(ownNo));
	const held = property.held.filter(
		(taken) => !isOwn(taken) && taken.night >= period.checkIn && taken.night < period.checkOut,
	);
	const blocks = purpose === 'option' ? held.filter(({ status }) => status !== 'confirmedOption') : held;
	const isSold = blocks.length > 0 || isSoldOut(property.rates, period, serviceLevel);
	const priceMinor = pricePeriod(property.rates, period, serviceLevel)?.priceMinor ?? null;
	if (purpose !== 'interest' && (property.isUnregistered || !errors.serviceLevel)) {
		if (property.isUnregistered) errors.period = { key: 'unregistered' };
		else if (isSold) errors.period = { key: 'sold' };
		else if (priceMinor === null) errors.period = { key: 'noPrice' };
	}
	return { errors, priceMinor, isHeld: held.length > 0 };
}
