import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Wordmark } from '../layout/wordmark';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { CardError, CardUnderWay, PayByCard } from './pay-card';
import { PayContact } from './pay-contact';
import { PaySummary } from './pay-summary';
import { PayTransfer } from './pay-transfer';
import { dayWords } from './pay-words';
import type { OpenPaymentView, PaymentCardError, PaymentLinkView } from './payment-link-view';

/** The page of a payment link; `view` is null for a link that leads nowhere. No header, no footer, the logo alone. */
export function PaymentLinkPage({ view, error }: { view: PaymentLinkView | null; error: PaymentCardError | null }) {
	if (view === null || view.state === 'withdrawn' || view.state === 'ended') return <NothingHere view={view} />;
	return <PaymentPage view={view} error={error} />;
}

function PaymentPage({ view, error }: { view: OpenPaymentView; error: PaymentCardError | null }) {
	const { t } = useTranslation(['payment-link']);
	const isOpen = view.openMinor > 0;
	return (
		<main
			id="content"
			className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-rows-1"
		>
			<div className="bg-light1">
				<PaySummary view={view} logo={<Logo />} />
			</div>
			<div className="flex flex-col bg-sheet px-5 pt-10 pb-8 md:px-12 xl:px-20 xl:pt-13">
				{error ? <CardError error={error} /> : null}
				{isOpen ? <Ways view={view} /> : null}
				<PayContact contact={view.contact} className={isOpen ? 'mt-10 border-t border-line2 pt-8' : ''} />
				{!isOpen && view.picture ? (
					<Picture
						picture={view.picture}
						sizes="(width >= 62.5rem) 46rem, 1px"
						className="mt-12 aspect-[1.7] max-xl:hidden"
					/>
				) : null}
				<footer className="mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-12 text-small text-ink2">
					<p className="flex items-center gap-3">
						<Icon name="lock" size={16} className="shrink-0" />
						{t('private')}
					</p>
					<Languages />
				</footer>
			</div>
		</main>
	);
}

/** How what is open is paid. */
function Ways({ view }: { view: OpenPaymentView }) {
	const { card, transfer } = view;
	if (card?.isUnderWay) return <CardUnderWay view={view} card={card} />;
	return (
		<>
			{transfer || !card ? <PayTransfer view={view} /> : null}
			{card ? <PayByCard view={view} /> : null}
		</>
	);
}

/** In the place of a link that asks for nothing: it has ended, or never was one. It names no client. */
function NothingHere({ view }: { view: Exclude<PaymentLinkView, OpenPaymentView> | null }) {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	const name = view?.contact.name ?? '';
	const [title, text] =
		view === null
			? [t('unknown.title'), t('unknown.text')]
			: view.state === 'ended'
				? [t('over.ended'), t('over.endedText', { name })]
				: [t('over.withdrawn'), t('over.withdrawnText', { day: dayWords(view.withdrawnOn, language), name })];
	return (
		<main id="content" className="grid min-h-dvh content-start bg-light1 px-5 pt-8 pb-10 md:px-12 lg:pt-13">
			<Logo />
			<div className="mt-12 max-w-xl bg-sheet px-6 py-8 md:px-10 md:py-10 lg:mt-20">
				<span className="grid size-11 place-items-center rounded-full bg-light2 text-ink2">
					<Icon name={view === null ? 'info' : 'close'} size={20} />
				</span>
				<h1 className="mt-5 text-h3 [overflow-wrap:anywhere]">{title}</h1>
				<p className="mt-3 text-ink2">{text}</p>
				{view ? <PayContact contact={view.contact} className="mt-8" /> : null}
			</div>
			<div className="mt-8 text-small text-ink2">
				<Languages />
			</div>
		</main>
	);
}

function Logo() {
	const { brand } = useRoot();
	return (
		<p className="flex min-h-10 items-center text-heading">
			<Wordmark name={brand.name} logo={brand.logo} ground="light" />
		</p>
	);
}

const LANGUAGES = ['en', 'de'] as const;
const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** The client's language came with the link; the other one is a click away. */
function Languages() {
	const { t } = useTranslation(['payment-link']);
	const { language } = useRoot();
	return (
		<nav aria-label={t('languages')}>
			<ul className="flex gap-2">
				{LANGUAGES.map((each) => (
					<li key={each}>
						<a
							href={`?lng=${each}`}
							lang={each}
							hrefLang={each}
							aria-current={each === language ? 'true' : undefined}
							className="grid size-11 place-items-center aria-[current]:font-semibold aria-[current]:text-ink hover:underline"
						>
							<span>
								{each.toUpperCase()}
								<span className="sr-only">, {OWN_NAMES[each]}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
