import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { InboxPage } from '~/components/trade/inbox/inbox-page';
import { OfferedWeekTable } from '~/components/trade/inbox/offered-week-table';
import { EmptyState } from '~/components/trade/states';
import { parsePlainDate, plainDate } from '~/domain/date/plain-date';
import { fromMajorUnits } from '~/domain/money/major-units';
import { parseNumber } from '~/domain/money/parse-number';
import { listOfferedWeeks, type OfferedStay } from '~/domain/stay/list-offered-weeks.server';
import { setWeek, type WeekOffer } from '~/domain/stay/set-week.server';
import { isStayStatus } from '~/domain/stay/stay-status';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage, notFoundTitle } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['inbox', 'desk'] };

/** `/partner/inbox/houses/{id}`: prices and availability of a property's weeks; 404 for another operator's property. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const offered = await listOfferedWeeks({ ctx: context, propertyId: params.houseId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	return json({ ...offered, title: offered.house.name });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const checkIn = parsePlainDate(textOf(form, 'checkIn')) ?? plainDate('0001-01-01');
	const checkOut = parsePlainDate(textOf(form, 'checkOut')) ?? checkIn;
	const level = Number(textOf(form, 'level'));
	const row = `${checkIn}.${checkOut}.${level}`;
	return answerVerb({ row, done: 'weekSet', form, now: context.now }, () =>
		setWeek({
			ctx: context,
			week: { propertyId: params.houseId ?? '', checkIn, checkOut, level },
			seen: offerOf(textOf(form, 'seenStatus'), textOf(form, 'seenPrice'), (text) =>
				text === '' ? null : Number(text),
			),
			offer: offerOf(textOf(form, 'status'), textOf(form, 'price'), (text) =>
				text === '' ? null : (fromMajorUnits(parseNumber(text)) ?? Number.NaN),
			),
		}),
	);
}

function offerOf(status: string, price: string, read: (text: string) => number | null): WeekOffer {
	return { status: isStayStatus(status) ? status : 'sold', priceMinor: read(price) };
}

export default function InboxWeeks() {
	const { t } = useTranslation('inbox');
	const { house: property, weeks } = useLoaderData<typeof loader>();
	return (
		<InboxPage title={property.name} lead={t('weeksLead')}>
			<p className="mt-6 [&>h2]:mb-3">
				<Link to="/partner/inbox/houses" className="trade-link">
					{t('back')}
				</Link>
			</p>
			{weeks.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('noWeeks')} />
				</div>
			) : (
				<OfferedWeekTable weeks={weeks as OfferedStay[]} currency={property.currency} />
			)}
		</InboxPage>
	);
}

export const meta = noindexMeta;
