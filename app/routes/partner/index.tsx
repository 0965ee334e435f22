import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { noindexMeta } from '~/components/layout/page-meta';
import { PartnerAccess } from '~/components/layout/partner-access';
import { homeOf } from '~/domain/user/home-of';
import { serverTexts } from '~/locales/server';

/** `/partner`: redirects signed-in users to their start page; everyone else sees the entry page. */
export function loader({ context }: LoaderFunctionArgs) {
	if (context.actor) throw redirect(homeOf(context.actor));
	const { t } = serverTexts(context);
	return json({ title: t('partnerAccess.title'), description: t('partnerAccess.heading') });
}

export default function PartnerDoor() {
	return <PartnerAccess />;
}

export const meta = noindexMeta;
