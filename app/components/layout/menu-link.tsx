import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SitePage } from './site-pages';

/** A link of header, menu or footer that knows whether it is the page one is on. */
export function MenuLink({ page, className }: { page: SitePage; className: string }) {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	return (
		<Link to={page.to} aria-current={pathname === page.to ? 'page' : undefined} className={className}>
			{t(`nav.${page.name}`)}
		</Link>
	);
}
