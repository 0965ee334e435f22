import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import { OtherPeriodList, TrackLegend } from '~/components/search/other-period-list';
import { otherPeriodsPageView } from '~/components/search/other-periods-page-view';
import { Paging } from '~/components/search/paging';
import { Icon } from '~/components/ui/icon';
import { otherPeriods } from '~/domain/search/other-periods.server';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { seesCommissions } from '~/domain/trade/sees-commissions';
import { publicPageHeaders } from '~/platform/cache/cache-control';

export const handle = { i18n: ['search'] };

/** The page with results for other periods: the query of the search, without its period being a condition. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { filter } = parseSearchFilter(new URL(request.url).searchParams, context.today);
	const page = await otherPeriods({ ctx: context, filter });
	return json(otherPeriodsPageView(page, filter, context.language, seesCommissions(context)));
}

export default function OtherPeriodsPage() {
	const view = useLoaderData<typeof loader>();
	return (
		<main id="content" className="bg-light1">
			<div className="container pt-10 pb-16 lg:pt-14 lg:pb-24">
				<Link to={view.back.to} className="mb-5 inline-flex items-center gap-2 py-1 text-small hover:text-accent-ink">
					<Icon name="chevronLeft" size={16} />
					{view.back.text}
				</Link>
				<h1 className="max-w-4xl text-h1">{view.title}</h1>
				<p className="mt-4 max-w-3xl text-lead text-ink2">{view.lead}</p>
				{view.list ? (
					<>
						<div className="flex justify-end py-6">
							<TrackLegend />
						</div>
						<OtherPeriodList items={view.list.items} requested={view.list.requested} headingLevel="h2" />
					</>
				) : null}
				{view.paging ? <Paging paging={view.paging} /> : null}
			</div>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.lead ?? '',
		path: '/search/other-periods',
		isNoindex: true,
	});

export const headers = publicPageHeaders;
