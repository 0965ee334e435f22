import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import { isOfTeam } from '../team/team-brand';
import { isTradeVisitor } from '../trade/is-trade-visitor';
import type { Actor } from '../user/actor';
import type { ProductDay } from './hotel-today';

/**
 * Everything beside the question and the day that an answer about hotels' prices depends on (OFFER-16). Two people with the same
 * value may share an answer, and no others may.
 */
export type OfferAccess = {
	/** Internal keys of the programmes whose negotiated rates are seen, ascending. */
	programNos: readonly number[];
	/** In which prices are told beside the hotel's own currency. */
	billableCurrency: Currency;
	language: Language;
	/** Lists show demonstration hotels; one that is asked for by its id is answered either way. */
	includesDemos: boolean;
	/** For the trade alone, as the brand has it (OFFER-16); a brand's own team earns none (ADR 46). */
	isCommissionVisible: boolean;
};

/** What the verbs of offers work with; any worker can make one. Deadlines run by the hotel's own day, which the product's day and the instant tell. */
export type OfferContext = ProductDay & { db: Database; access: OfferAccess };

type Visitor = {
	actor: Actor | null;
	brand: Pick<BrandProfile, 'isLoginRequired' | 'isCommissionDisplayed'>;
	language: Language;
};

/**
 * What a visitor is told of hotels' prices. The trade: its negotiated rates, its currency, its commission. Everybody else, where the
 * brand needs no login: public rates in EUR. Throws DomainError 'forbidden' where it needs one (an agency that is not verified yet
 * sees no prices).
 */
export function offerAccessOf({ actor, brand, language }: Visitor, includesDemos = false): OfferAccess {
	const isTrade = isTradeVisitor(actor);
	if (!isTrade && brand.isLoginRequired) throw new DomainError('forbidden', 'Prices of hotels are for the trade here');
	return {
		programNos: (isTrade && actor.agency?.programNos) || [],
		billableCurrency: (isTrade && actor.agency?.billableCurrency) || 'EUR',
		language,
		includesDemos,
		isCommissionVisible: isTrade && brand.isCommissionDisplayed && !isOfTeam({ actor }),
	};
}

/** What may be told to anybody at all. */
export function publicAccess(language: Language): OfferAccess {
	return { programNos: [], billableCurrency: 'EUR', language, includesDemos: false, isCommissionVisible: false };
}

/** The same text for the same access, and for no other: a part of the keys of whatever keeps answers. */
export function offerAccessKey(access: OfferAccess): string {
	return [
		access.programNos.join('.') || '-',
		access.billableCurrency,
		access.language,
		access.includesDemos ? 'demos' : '-',
		access.isCommissionVisible ? 'commission' : '-',
	].join('|');
}
