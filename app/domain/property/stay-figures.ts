import type { PlainDate } from '../date/plain-date';
import type { Period } from '../stay/stay-rate';
import { type CancellationTier, cancellationSchedule } from './cancellation-schedule';
import { cardFeeMinor, cardFeeRatio } from './card-fee-ratio';
import { type Payment, paymentSchedule } from './payment-schedule';
import type { PublicTerms } from './property';
import { type SecurityDeposit, securityDeposit } from './security-deposit';

/** What a stay costs when, and what it costs not to come, if it is booked on a day. */
export type StayFigures = {
	bookingDate: PlainDate;
	payments: Payment[];
	tiers: CancellationTier[];
	deposit: SecurityDeposit;
	/** Null where cards are not taken; not charged where the brand carries it. */
	cardFee: { ratio: number; minor: number; isCharged: boolean } | null;
	isBankTransferAccepted: boolean;
};

type Booking = {
	period: Period;
	/** Null leaves all amounts at 0: only the shares mean something then. */
	priceMinor: number | null;
	bookingDate: PlainDate;
	terms: PublicTerms;
	isCardFeeCharged: boolean;
};

/** Dates and amounts of a stay under the operator's terms; null when it would begin before it is booked. */
export function stayFigures({ period, priceMinor, bookingDate, terms, isCardFeeCharged }: Booking): StayFigures | null {
	const { checkIn } = period;
	if (checkIn < bookingDate || period.checkOut <= checkIn) return null;
	const totalMinor = priceMinor ?? 0;
	const ratio = cardFeeRatio(terms.creditCardFeeRatio);
	return {
		bookingDate,
		payments: paymentSchedule({ totalMinor, bookingDate, checkIn, terms }),
		tiers: cancellationSchedule({ totalMinor, bookingDate, checkIn, terms }),
		deposit: securityDeposit({ bookingDate, checkIn, terms }),
		cardFee: terms.acceptedPaymentMethods.includes('credit_card')
			? { ratio, minor: isCardFeeCharged ? cardFeeMinor(totalMinor, ratio) : 0, isCharged: isCardFeeCharged }
			: null,
		isBankTransferAccepted: terms.acceptedPaymentMethods.includes('bank_transfer'),
	};
}
