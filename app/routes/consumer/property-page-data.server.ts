import type { AppLoadContext } from '@remix-run/cloudflare';
import type { ShownStay } from '~/components/property/shown-stay';
import { isCardFeeCharged } from '~/domain/brand/is-card-fee-charged';
import { chooseStay } from '~/domain/property/choose-stay';
import { priceParts } from '~/domain/property/price-parts';
import type { Property } from '~/domain/property/property';
import { readRequestedStay } from '~/domain/property/requested-stay';
import { stayFigures } from '~/domain/property/stay-figures';
import { toStayRate } from '~/domain/property/stay-tuples';
import { taxPartyOf } from '~/domain/tourist-tax/tax-party';
import { taxWords } from '~/domain/tourist-tax/tax-words';
import { stayRefusal } from './stay-reason.server';

/** What the page of a property shows of it for the stay of an address: of a published one, and of a draft (EDITOR-9). */
export function propertyPageData(context: AppLoadContext, property: Property, query: URLSearchParams) {
	const rates = property.stays.map(toStayRate);
	const { levels, beds, terms } = property;
	const stayRequest = readRequestedStay(query);
	const chosen = chooseStay({
		rates,
		levels,
		beds,
		stayRequest,
		today: context.today,
	});
	const figures =
		chosen.period && !property.isUnregistered
			? stayFigures({
					period: chosen.period,
					priceMinor: chosen.priceMinor,
					bookingDate: context.today,
					terms,
					isCardFeeCharged: isCardFeeCharged(context.brand),
				})
			: null;
	const parts =
		chosen.period && chosen.serviceLevel && chosen.priceMinor !== null
			? priceParts({
					rates,
					levels,
					period: chosen.period,
					serviceLevel: chosen.serviceLevel,
					priceMinor: chosen.priceMinor,
				})
			: null;
	const { period, priceMinor } = chosen;
	const tax =
		period && priceMinor !== null
			? taxWords(context, {
					taxes: property.taxes,
					party: taxPartyOf(chosen),
					period,
					price: { minor: priceMinor, currency: property.currency },
				})
			: null;
	return {
		...{ property, figures, parts },
		chosen: { ...chosen, tax } satisfies ShownStay,
		refusal: stayRefusal(context, property, chosen),
	};
}
