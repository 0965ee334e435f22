import type { ShownRequest } from '~/components/enquiry/shown-request';
import type { AppLoadContext } from '~/context';
import type { EnquiryProperty } from '~/domain/enquiry/enquiry-property';
import { stayRequestView } from '~/domain/enquiry/enquiry-view';
import type { Evaluation, StayRequest } from '~/domain/enquiry/validate-stay-request';
import { formatAmount } from '~/domain/money/format-amount';
import { taxWords } from '~/domain/tourist-tax/tax-words';
import { serverTexts } from '~/locales/server';

type Ctx = Pick<AppLoadContext, 'brand' | 'language'>;

/** The request beside the form of an enquiry, its price and tourist tax in words. */
export function shownRequest(
	ctx: Ctx,
	property: EnquiryProperty,
	requested: StayRequest,
	evaluation: Evaluation,
): ShownRequest {
	const view = stayRequestView(property, requested, evaluation);
	const { t } = serverTexts(ctx);
	const { price } = view;
	const { period, adults, children, childrenAges } = requested;
	if (!price) return { ...view, price };
	const amount = price.minor === null ? null : { minor: price.minor, currency: price.currency };
	const isSold = price.status === 'sold';
	return {
		...view,
		price: {
			amount: amount && formatAmount(amount),
			text: t(`enquiry:summary.${isSold ? 'sold' : price.status === 'unknown' ? 'noPrice' : 'onRequest'}`),
			isSold,
			tax:
				amount && period
					? taxWords(ctx, {
							taxes: property.taxes,
							party: { adults: adults ?? 0, children, childrenAges },
							period,
							price: amount,
						}).short
					: null,
		},
	};
}
