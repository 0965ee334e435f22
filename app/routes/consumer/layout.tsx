import { type MetaFunction, Outlet, useMatches, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useCrashAnswer } from '~/components/crash/use-crash-answer';
import { errorDetails } from '~/components/layout/error-details';
import { ErrorPage, statusOfError } from '~/components/layout/error-page';
import { Header } from '~/components/layout/header';
import { LateFooter } from '~/components/layout/late-footer';
import { errorTitle, pageMeta } from '~/components/layout/page-meta';
import { usePageBehaviour } from '~/components/layout/use-page-behaviour';
import { useRoot } from '~/components/root/use-root';
import { TradeFootPart, TradeHeaderPart } from '~/components/trade/frame/trade-frame';
import { isTradeUser } from '~/components/trade/frame/trade-user';

type Handle = { isHeaderOverPicture?: boolean } | undefined;

/** Frame of every page that everybody may open: the consumer's, or the trade's for its people. */
export default function ConsumerLayout() {
	const { isLoginRequired } = useRoot().brand;
	const hasPicture = useMatches().some((match) => (match.handle as Handle)?.isHeaderOverPicture);
	usePageBehaviour();
	return (
		<Frame isOverPicture={hasPicture && !isLoginRequired}>
			<Outlet />
		</Frame>
	);
}

/** A route's handle declares that the consumer's header is over a picture. */
function Frame({ isOverPicture, children }: { isOverPicture: boolean; children: ReactNode }) {
	const { user } = useRoot();
	return isTradeUser(user) ? (
		<>
			<TradeHeaderPart />
			{children}
			<TradeFootPart />
		</>
	) : (
		<>
			<Header isOverPicture={isOverPicture} />
			{children}
			<LateFooter />
		</>
	);
}

/** Title of the page for an unexpected error, where the language is not known for certain. */
const SEVERE_TITLE = 'Ooops';

/** Only where a page failed that says nothing of it itself. */
export const meta: MetaFunction = ({ matches, error }) => {
	if (error === undefined) return [];
	const title = errorTitle(error, SEVERE_TITLE);
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

/** A page that could not be made, inside the frame: the way on is in header and footer. */
export function ErrorBoundary() {
	const error = useRouteError();
	useCrashAnswer(error);
	return (
		<Frame isOverPicture={false}>
			<ErrorPage status={statusOfError(error)} details={errorDetails(error)} />
		</Frame>
	);
}
