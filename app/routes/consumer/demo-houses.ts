import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { cardView } from '~/components/search/card-view';
import { resultTexts } from '~/components/search/result-texts';
import { demoProperties } from '~/domain/search/demo-properties.server';
import { seesCommissions } from '~/domain/trade/sees-commissions';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** `GET /search/demo-houses`: cards of the demonstration properties, requested by browsers whose settings show them. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { language } = context;
	const setting = { t: resultTexts(language), language, showsCommission: seesCommissions(context) };
	const cards = (await demoProperties({ ctx: context })).map((card) => cardView(card, setting));
	return json(cards, { headers: { 'cache-control': CACHE_CONTROL.personal, 'x-robots-tag': 'noindex' } });
}
