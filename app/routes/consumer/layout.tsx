import { Outlet, useMatches } from '@remix-run/react';
import { Footer } from '~/components/layout/footer';
import { Header } from '~/components/layout/header';
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
