import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_STATES } from '#db/schema/enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { EnquiryFigures } from '~/components/trade/enquiries/enquiry-figures';
import { enquiryKeys } from '~/components/trade/enquiries/enquiry-keys';
import { EnquiryList } from '~/components/trade/enquiries/enquiry-list';
import { useListKeys } from '~/components/trade/enquiries/use-list-keys';
import { EmptyState } from '~/components/trade/states';
import type { EnquiryMonth } from '~/domain/enquiry/desk/enquiry-figures.server';
import { enquiryFigures } from '~/domain/enquiry/desk/enquiry-figures.server';
import type { EnquiryState } from '~/domain/enquiry/desk/enquiry-moves';
import { type ListedEnquiry, listEnquiries } from '~/domain/enquiry/desk/list-enquiries.server';
import { lastTeamEnd } from '~/domain/team/last-team-end';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['enquiries', 'desk', 'inbox', 'dashboard', 'reviews'], keys: enquiryKeys };

/** `/partner/enquiries`: guests' enquiries of all brands, for the team (ENQUIRY-1); an open one stands beside them. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('enquiries:title');
	const query = new URL(request.url).searchParams;
	const filter = {
		state: ENQUIRY_STATES.find((each) => each === query.get('state')) ?? ('new' as const),
		isMine: query.get('whose') === 'mine',
		words: (query.get('words') ?? '').trim().slice(0, 80),
		after: query.get('after'),
	};
	const [list, months] = await Promise.all([
		listEnquiries({ ctx: context, filter }),
		params.enquiryId || context.actor?.role !== 'admin' ? null : enquiryFigures(context),
	]).catch(errorPage(title));
	const { now } = context;
	return json({ title, filter, now, since: lastTeamEnd(now), months, ...list });
}

export default function Enquiries() {
	const { t } = useTranslation('enquiries');
	const { filter, rows, answered, counts, mine, next, now, since, months, isTeam } = useLoaderData<typeof loader>();
	const { enquiryId } = useParams();
	useListKeys(filter);
	const beside = 'max-lg:hidden';
	return (
		<main
			id="content"
			className="trade p-0! lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25.25rem_minmax(0,1fr)]"
		>
			<div
				className={`border-hair bg-work lg:sticky lg:top-0 lg:max-h-dvh lg:min-h-[calc(100dvh-6.25rem)] lg:self-start lg:overflow-y-auto lg:border-r ${enquiryId ? beside : ''}`}
			>
				<EnquiryList
					{...{ filter, mine, next, now, since, isTeam }}
					rows={rows as ListedEnquiry[]}
					answered={answered as ListedEnquiry[]}
					counts={counts as Record<EnquiryState, number>}
					openId={enquiryId}
				/>
			</div>
			<div className="min-w-0">
				<Outlet />
				{enquiryId ? null : (
					<div className="px-(--trade-margin) py-6">
						<div className={beside}>
							<EmptyState title={t('choose.title')}>{t('choose.text')}</EmptyState>
						</div>
						{months ? <EnquiryFigures months={months as EnquiryMonth[]} /> : null}
					</div>
				)}
			</div>
		</main>
	);
}

export const meta = noindexMeta;
