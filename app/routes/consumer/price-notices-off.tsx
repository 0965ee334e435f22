import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { Button, ButtonLink, buttonClass } from '~/components/ui/button';
import { EveningSheet } from '~/components/ui/evening-page';
import { formatDateRange } from '~/domain/date/format-date-range';
import { plainDate } from '~/domain/date/plain-date';
import { endWatchByLink, findWatchByLink } from '~/domain/lead/price-watch/switch-price-watch.server';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['price-notices'], hasToken: true };

/** The link in a mail about the price of an interest. Opening it does nothing; the button does, and so does a mail program's POST. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { state, hotel, checkIn, checkOut } = await findWatchByLink({ ctx: context, token: params.token });
	const period = state === 'unknown' ? '' : formatDateRange(plainDate(checkIn), plainDate(checkOut), context.language);
	const title = serverTexts(context).t('price-notices:title');
	return json({ title, state, hotel, period }, { status: state === 'unknown' ? 404 : 200 });
}

/** One click is enough (RFC 8058): no session, no question, 200. */
export async function action({ context, params }: ActionFunctionArgs) {
	const isKnown = await endWatchByLink({ ctx: context, token: params.token });
	return json({ outcome: isKnown ? 'off' : 'unknown' }, { status: isKnown ? 200 : 404 });
}

export default function PriceNoticesOff() {
	const { t } = useTranslation('price-notices');
	const { brand } = useRoot();
	const { state, hotel, period } = useLoaderData<typeof loader>();
	const isSending = useNavigation().formData !== undefined;
	if (state === 'unknown')
		return (
			<EveningSheet heading={t('unknownHeading')} text={t('unknownText', { email: brand.email })}>
				<a href={`mailto:${brand.email}`} className={buttonClass('accent', 'mt-8')}>
					{brand.email}
				</a>
			</EveningSheet>
		);
	if (state === 'off')
		return (
			<EveningSheet heading={t('doneHeading')} text={t('doneText', { hotel, period })}>
				<div className="mt-8 flex flex-wrap gap-4">
					<ButtonLink to="/partner/dashboard">{t('toLeads')}</ButtonLink>
				</div>
			</EveningSheet>
		);
	return (
		<EveningSheet heading={t('openHeading')} text={t('openText', { hotel, period })}>
			<Form method="post" replace preventScrollReset className="mt-8 flex flex-wrap gap-4">
				<Button type="submit" aria-disabled={isSending || undefined} className="min-h-13 w-full sm:w-auto">
					{isSending ? t('sending') : t('button')}
				</Button>
				<ButtonLink to="/partner/dashboard" variant="outline" className="min-h-13 w-full sm:w-auto">
					{t('keep')}
				</ButtonLink>
			</Form>
		</EveningSheet>
	);
}

export const meta = noindexMeta;
