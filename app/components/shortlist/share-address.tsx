import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

/** The address of this list to hand on: shown to be copied, which works without script; with script a touch copies it. */
export function ShareAddress({ address }: { address: string }) {
	const { t } = useTranslation('shortlist');
	const [copied, setCopied] = useState<string | null>(null);
	const copy = () =>
		navigator.clipboard?.writeText(address).then(
			() => setCopied(address),
			() => setCopied(null),
		);
	return (
		<details className="relative">
			<summary className="inline-flex min-h-11 items-center gap-2 font-medium hover:text-accent-ink">
				<Icon name="share" size={18} />
				{t('share.button')}
			</summary>
			<div className="absolute top-full left-0 z-30 w-[min(25rem,calc(100vw-2.5rem))] bg-sheet p-5 shadow-popover lg:right-0 lg:left-auto">
				<label>
					<span className="mb-1.5 block text-label text-ink2">{t('share.label')}</span>
					<input
						type="text"
						readOnly
						value={address}
						onFocus={(event) => event.currentTarget.select()}
						className="block h-11 w-full rounded-sm border border-field bg-paper px-3 text-small"
					/>
				</label>
				<p className="mt-3 flex items-center gap-4 text-small">
					<button
						type="button"
						onClick={copy}
						className="min-h-11 rounded-sm border border-ink px-4 font-medium hover:bg-row"
					>
						{t('share.copy')}
					</button>
					<span role="status">{copied === address ? t('share.copied') : ''}</span>
				</p>
			</div>
		</details>
	);
}
