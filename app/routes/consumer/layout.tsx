import { isRouteErrorResponse, type MetaFunction, Outlet, useMatches, useRouteError } from '@remix-run/react';
import { ErrorPage } from '~/components/layout/error-page';
import { Footer } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';
import { pageMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/root';

type Handle = { isHeaderOverPicture?: boolean } | undefined;

/** Frame of every consumer page. A route says with its handle when its header stands over a picture. */
export default function ConsumerLayout() {
	const { isLoginRequired } = useRoot().brand;
	const hasPicture = useMatches().some((match) => (match.handle as Handle)?.isHeaderOverPicture);
	const isOverPicture = hasPicture && !isLoginRequired;
	return (
		<>
			<Header isOverPicture={isOverPicture} />
			<Outlet />
			<Footer />
		</>
	);
}

/** Only where a page failed that says nothing of it itself. */
export const meta: MetaFunction = ({ matches, error }) => {
	if (error === undefined) return [];
	const title = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '500';
	return pageMeta(matches, { title, description: title, path: '/', isNoindex: true });
};

/** A page that could not be made, inside the frame: the way on is in header and footer. */
export function ErrorBoundary() {
	const error = useRouteError();
	return (
		<>
			<Header isOverPicture={false} />
			<ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
			<Footer />
		</>
	);
}
