import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SignOutButton } from '~/components/account/sign-out-button';
import { FeatureSwitches } from '~/components/feature/feature-switches';
import { pageMeta } from '~/components/layout/page-meta';
import { areFlagsOn } from '~/domain/feature/are-flags-on';
import { serverTexts } from '~/locales/server';
import { useRoot } from '~/root';

export const handle = { i18n: ['account', 'flags'] };

/** `/user` (H§2): who is signed in, the three toggles of this tab, and the way out. */
export function loader({ context }: LoaderFunctionArgs) {
	return json({
		areOnByDefault: areFlagsOn(context),
		title: serverTexts(context.language).t('account:user.title'),
	});
}

export default function UserPage() {
	const { t } = useTranslation('account');
	const { areOnByDefault } = useLoaderData<typeof loader>();
	const { user } = useRoot();
	if (!user) return null;
	const facts = [
		['name', user.name],
		['email', user.email],
		['agency', user.agency?.name],
		['role', t(`role.${user.role}`)],
	] as const;
	return (
		<main id="content" className="container py-14 lg:py-20">
			<h1 className="text-h1">{user.name || t('user.title')}</h1>
			<dl className="mt-8 max-w-[38rem] border-b border-line2">
				{facts.map(([name, value]) =>
					value ? (
						<div key={name} className="grid gap-x-6 border-t border-line2 py-3 sm:grid-cols-[10rem_1fr]">
							<dt className="text-ink2">{t(`user.${name}`)}</dt>
							<dd className="break-words">{value}</dd>
						</div>
					) : null,
				)}
			</dl>
			<div className="mt-6">
				<SignOutButton />
			</div>
			<h2 className="mt-14 text-h3">{t('user.settings')}</h2>
			<FeatureSwitches areOnByDefault={areOnByDefault} />
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.title ?? '',
		path: '/user',
		isNoindex: true,
	});
