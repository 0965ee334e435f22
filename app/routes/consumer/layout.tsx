import { Outlet, useMatches } from '@remix-run/react';
import { Footer } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';

type Handle = { isHeaderOverPicture?: boolean } | undefined;

/** Frame of every consumer page. A route says with its handle when its header stands over a picture. */
export default function ConsumerLayout() {
	const isOverPicture = useMatches().some((match) => (match.handle as Handle)?.isHeaderOverPicture);
	return (
		<>
			<Header isOverPicture={isOverPicture} />
			<Outlet />
			<Footer />
		</>
	);
}
