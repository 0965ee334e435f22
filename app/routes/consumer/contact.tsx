import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, Link, type MetaFunction, useActionData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '~/components/enquiry/contact-form';
import { EmailLine, PhoneLine } from '~/components/enquiry/phone-line';
import type { FormState } from '~/components/form/form-state';
import { sendSafely, skipAfterSending } from '~/components/form/send-safely';
import { pageMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { localizedAddress } from '~/domain/brand/localized-address';
import { serverTexts } from '~/locales/server';
import { formPageHeaders } from '~/platform/cache/cache-control';
import { answerForm } from '../forms/answer-form.server';
import { readFormData } from '../forms/read-form.server';
import { answerContact } from './answer-contact.server';

export const handle = { i18n: ['enquiry', 'contact'] };

/** One page with a path in each language; `/contact` alone says nothing of a language, so the switch adds it. */
const PATHS = { en: '/contact', de: '/kontakt' } as const;

export function loader({ context }: LoaderFunctionArgs) {
	const texts = serverTexts(context);
	return json({
		path: PATHS[context.language],
		alternates: { en: '/contact?lng=en', de: '/kontakt' },
		title: texts.t('contact:contactPage.title'),
		description: texts.t('contact:contactPage.description'),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	return answerForm(await answerContact({ ctx: context, form: await readFormData(request) }));
}

export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<{ form: FormState }>(args, ({ values }) => ({
		form: { step: 'contact', values, errors: {}, result: 'failed' },
	}));

export const shouldRevalidate = skipAfterSending;

const FIRST: FormState = { step: 'contact', values: {}, errors: {}, result: 'idle' };

export default function Contact() {
	const { t } = useTranslation(['enquiry', 'contact']);
	const { brand, language } = useRoot();
	const { pathname } = useLocation();
	const answer = useActionData<typeof action>() as { form: FormState } | undefined;
	return (
		<main id="content" className="container pt-10 pb-20 lg:pt-18 lg:pb-28">
			<h1 className="text-h1">{t('contact:contactPage.heading')}</h1>
			<p className="mt-4 max-w-2xl text-lead text-ink2">{t('contact:contactPage.intro')}</p>
			<div className="mt-10 grid gap-x-16 gap-y-14 border-t border-line2 pt-8 lg:mt-14 xl:grid-cols-[minmax(0,1fr)_21.5rem]">
				<section className="min-w-0 xl:max-w-[44rem]">
					<h2 className="text-h3">{t('contact:contactPage.formHeading')}</h2>
					<ContactForm state={answer?.form ?? FIRST} action={pathname} />
				</section>
				<aside className="h-fit">
					<dl>
						<Way label={t('contact:contactPage.call')}>
							<PhoneLine className="serif text-h4" />
							<p className="text-small text-ink2">{t('contact:contactPage.hours')}</p>
						</Way>
						<Way label={t('contact:contactPage.email')}>
							<EmailLine className="underline decoration-accent underline-offset-6" />
						</Way>
						<Way label={t('contact:contactPage.visit')}>
							<address className="not-italic">
								{localizedAddress(brand.postalAddress, language)
									.split(', ')
									.map((line) => (
										<span key={line} className="block">
											{line}
										</span>
									))}
							</address>
						</Way>
						<Way label={t('contact:contactPage.general')}>
							<Link to="/enquire-now" className="inline-block py-1.5 underline decoration-accent underline-offset-6">
								{t('contact:contactPage.generalLink')}
							</Link>
						</Way>
					</dl>
				</aside>
			</div>
		</main>
	);
}

function Way({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="border-b border-line2 py-5 first:pt-1">
			<dt className="text-small text-ink2">{label}</dt>
			<dd className="mt-1">{children}</dd>
		</div>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.description ?? '',
		path: data?.path ?? PATHS.en,
		alternates: PATHS,
	});

export const headers = formPageHeaders;
