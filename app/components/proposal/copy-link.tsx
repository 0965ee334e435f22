import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade/trade-button';
import type { useBuilder } from './builder/use-builder';

/** Reads the link of the last version and copies it; where copying is not possible, the result shows it (`BuilderResult`). */
export function CopyLink({ builder }: { builder: ReturnType<typeof useBuilder> }) {
	const { t } = useTranslation('trade-proposals');
	const { answer } = builder;
	const link = answer?.outcome === 'link' ? answer.link : null;
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		setCopied(false);
		if (link)
			navigator.clipboard?.writeText(link).then(
				() => setCopied(true),
				() => undefined,
			);
	}, [link]);
	return (
		<button type="submit" name="intent" value="link" className={tradeButton('line')}>
			{t(isCopied ? 'builder.send.copied' : 'builder.send.copy')}
		</button>
	);
}

/** A link to look at, select and copy. */
export function LinkField({ link }: { link: string }) {
	const { t } = useTranslation('trade-proposals');
	const id = useId();
	const [isCopied, setCopied] = useState(false);
	const copy = () =>
		navigator.clipboard?.writeText(link).then(
			() => setCopied(true),
			() => document.getElementById(id)?.focus(),
		);
	return (
		<div className="grid gap-1">
			<label htmlFor={id} className="text-note text-ink2">
				{t('builder.send.linkLabel')}
			</label>
			<div className="flex flex-wrap gap-2">
				<input
					id={id}
					readOnly
					value={link}
					onFocus={({ currentTarget }) => currentTarget.select()}
					className="trade-field min-w-0 flex-[1_1_16rem]"
				/>
				<button type="button" onClick={copy} className={tradeButton('line', 'builder-with-script')}>
					{t(isCopied ? 'builder.send.copied' : 'builder.send.copy')}
				</button>
			</div>
			<p role="status" className="trade-note">
				{isCopied ? t('builder.send.copied') : t('builder.send.linkUntil')}
			</p>
		</div>
	);
}
