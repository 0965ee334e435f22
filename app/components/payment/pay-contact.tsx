import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import type { PaymentContact } from './payment-link-view';

type PayContactProps = { contact: PaymentContact; className?: string };

/** Whom the client asks: the agent, or the brand where no agency looks after the booking. */
export function PayContact({ contact: { name, agency, email, phone }, className = '' }: PayContactProps) {
	const { t } = useTranslation(['payment-link']);
	return (
		<address className={`not-italic ${className}`}>
			<p className="[overflow-wrap:anywhere]">
				<b className="font-semibold">{t('contact.ask', { name })}</b>
				{agency ? <span className="block text-small text-ink2">{agency}</span> : null}
			</p>
			<p className="mt-4 flex flex-wrap gap-3">
				{phone ? (
					<a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonClass('outline', 'tabular')}>
						<Icon name="phone" size={18} />
						<span className="sr-only">{t('contact.call', { phone })}</span>
						<span aria-hidden="true">{phone}</span>
					</a>
				) : null}
				<a href={`mailto:${email}`} className={buttonClass('outline', 'max-w-full')}>
					{t('contact.write', { name })}
				</a>
			</p>
		</address>
	);
}
