import { type MetaFunction, Outlet, useRouteError } from '@remix-run/react';
import { useCrashAnswer } from '~/components/crash/use-crash-answer';
import { errorDetails } from '~/components/layout/error-details';
import { ErrorPage, statusOfError } from '~/components/layout/error-page';
import { errorTitle, pageMeta } from '~/components/layout/page-meta';
import { usePageBehaviour } from '~/components/layout/use-page-behaviour';
import { TradeDock } from '~/components/trade/frame/trade-dock';
import TradeFoot from '~/components/trade/frame/trade-foot';
import TradeHeader from '~/components/trade/frame/trade-header';

export const handle = { i18n: ['trade'] };

/** Frame of the pages below `/partner`. */
export default function PartnerLayout() {
	usePageBehaviour();
	return (
		<>
			<TradeHeader />
			<Outlet />
			<TradeFoot />
			<TradeDock />
		</>
	);
}

/** Only where a page failed, or may not be opened, that says nothing of it itself. */
export const meta: MetaFunction = ({ matches, error }) => {
	if (error === undefined) return [];
	const title = errorTitle(error, 'Ooops');
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

export function ErrorBoundary() {
	const error = useRouteError();
	useCrashAnswer(error);
	return (
		<>
			<TradeHeader />
			<ErrorPage status={statusOfError(error)} details={errorDetails(error)} />
			<TradeFoot />
		</>
	);
}
