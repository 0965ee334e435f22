import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

type ShareButtonProps = { address: string; title: string; mailSubject: string };

/** Shares by the system's sheet, else copies the link and says so; without script it writes a mail. */
export function ShareButton({ address, title, mailSubject }: ShareButtonProps) {
	const { t } = useTranslation('property');
	const [message, setMessage] = useState('');
	const share = async () => {
		setMessage('');
		if (navigator.share) {
			// Closing the sheet is no failure.
			await navigator.share({ title, url: address }).catch(() => undefined);
			return;
		}
		const isCopied = await navigator.clipboard?.writeText(address).then(
			() => true,
			() => false,
		);
		setMessage(isCopied ? t('share.copied') : t('share.failed'));
	};
	return (
		<span className="relative inline-flex">
			<a
				href={`mailto:?subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(address)}`}
				onClick={(event) => {
					event.preventDefault();
					void share();
				}}
				className="inline-flex min-h-11 items-center gap-2 font-medium transition-colors hover:text-accent-ink"
			>
				<Icon name="share" size={18} />
				{t('share.button')}
			</a>
			<span
				role="status"
				className={
					message
						? 'absolute right-0 top-full z-10 w-max max-w-64 rounded-sm bg-main px-4 py-2 text-small text-on-main shadow-popover'
						: 'sr-only'
				}
			>
				{message}
			</span>
		</span>
	);
}
