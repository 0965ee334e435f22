import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import type { OpenTripView } from './trip-view';

/** The group's link, made at the first press and copied from then on. */
export function TripShare({ view: { lead }, isOpen }: { view: OpenTripView; isOpen: boolean }) {
	const { t } = useTranslation(['trip']);
	const url = lead?.groupUrl ?? null;
	return (
		<details id="share" open={isOpen} className="relative">
			<summary className="flex min-h-11 items-center gap-2.5 hover:underline">
				<Icon name="share" size={18} />
				{t('share.open')}
			</summary>
			<div className="absolute top-12 right-0 z-10 grid w-[min(22rem,calc(100vw-2.5rem))] gap-3 bg-sheet p-5 text-body text-ink shadow-popover max-xl:right-auto max-xl:left-0">
				<p className="text-ink2 text-small">{t('share.text')}</p>
				{url === null ? (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="share" />
						<button type="submit" className={buttonClass('dark', 'w-full')}>
							{t('share.make')}
						</button>
					</Form>
				) : (
					<CopyLink url={url} />
				)}
			</div>
		</details>
	);
}

function CopyLink({ url }: { url: string }) {
	const { t } = useTranslation(['trip']);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), 2000);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = () =>
		navigator.clipboard?.writeText(url).then(
			() => setCopied(true),
			() => undefined,
		);
	return (
		<div className="grid gap-2.5">
			<label className="grid gap-1 text-small">
				{t('share.label')}
				<input readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} className="trip-field" />
			</label>
			<button type="button" onClick={copy} className={buttonClass('dark', '[@media(scripting:none)]:hidden')}>
				{t(isCopied ? 'share.copied' : 'share.copy')}
			</button>
			<p role="status" className="sr-only">
				{isCopied ? t('share.copied') : ''}
			</p>
		</div>
	);
}
